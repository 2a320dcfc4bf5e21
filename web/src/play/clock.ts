/** Time in few figures. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Left {
  seconds: number;
  text: string;
}

/** What is left until a moment: 2:05, 3 h 20 min or 2 d 4 h. The letters are the same in our languages. */
export function leftUntil(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.ceil(deadline - now));
  if (seconds < HOUR) {
    const rest = String(seconds % MINUTE).padStart(2, '0');
    return { seconds, text: `${Math.floor(seconds / MINUTE)}:${rest}` };
  }
  if (seconds < DAY) {
    return { seconds, text: `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min` };
  }
  return { seconds, text: `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h` };
}
