// A map that gives crowded places more room: a thin plate through fixed points, so that land bends with what
// stands on it, and a city of the coast stays at its coast.

/**
 * A function that moves points of the plane. `pairs` are [[x, y], [x', y']]: where a point lies, and where it
 * shall lie. Between them the plane bends as little as can be.
 */
export function warp(pairs) {
  const size = pairs.length;
  const from = pairs.map(([point]) => point);
  const rows = from.map((point) => [...from.map((other) => plate(point, other)), 1, ...point]);
  for (const column of [() => 1, (point) => point[0], (point) => point[1]]) {
    rows.push([...from.map(column), 0, 0, 0]);
  }
  const [byX, byY] = [0, 1].map((axis) => {
    const moved = pairs.map(([point, target]) => target[axis] - point[axis]);
    return solved(rows, [...moved, 0, 0, 0]);
  });
  return (point) => {
    const [dx, dy] = [byX, byY].map((weights) => {
      let sum = weights[size] + weights[size + 1] * point[0] + weights[size + 2] * point[1];
      for (let i = 0; i < size; i += 1) {
        sum += weights[i] * plate(point, from[i]);
      }
      return sum;
    });
    return [point[0] + dx, point[1] + dy];
  };
}

function plate(a, b) {
  const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  return square === 0 ? 0 : (square * Math.log(square)) / 2;
}

/** Gauss's method with the largest pivot. */
function solved(rows, right) {
  const table = rows.map((row, i) => [...row, right[i]]);
  const size = table.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(table[row][column]) > Math.abs(table[best][column])) {
        best = row;
      }
    }
    [table[column], table[best]] = [table[best], table[column]];
    for (let row = 0; row < size; row += 1) {
      const factor = row === column ? 0 : table[row][column] / table[column][column];
      if (factor !== 0) {
        for (let i = column; i <= size; i += 1) {
          table[row][i] -= factor * table[column][i];
        }
      }
    }
  }
  return table.map((row, i) => row[size] / row[i]);
}
