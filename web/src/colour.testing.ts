/** Colours as eyes see them, for the tests of contrast and of the seats. */

export type Rgb = [number, number, number];

export function rgbOf(hex: string): Rgb {
  const found = /^#(..)(..)(..)$/.exec(hex);
  if (!found) throw new Error(`no colour: ${hex}`);
  return [1, 2, 3].map((part) => parseInt(found[part] ?? '', 16) / 255) as Rgb;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map(linear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const times = (matrix: number[][], [x, y, z]: Rgb): Rgb =>
  matrix.map(([a = 0, b = 0, c = 0]) => a * x + b * y + c * z) as Rgb;

/** How people see who lack one kind of cone (Machado, Oliveira and Fernandes, 2009). */
export const EYES: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function oklab([red, green, blue]: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [red, green, blue],
  ).map(Math.cbrt) as Rgb;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** How far apart two colours look to such eyes; 0.02 is just noticeable. */
export function distance(one: string, other: string, eyes: number[][]): number {
  const [a, b] = [one, other].map((hex) => {
    const seen = times(eyes, rgbOf(hex).map(linear) as Rgb);
    return oklab(seen.map((part) => Math.max(0, part)) as Rgb);
  });
  return Math.hypot(...(a ?? []).map((part, index) => part - (b?.[index] ?? 0)));
}
