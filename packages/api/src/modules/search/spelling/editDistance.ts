/** Number of inserted, omitted, swapped or replaced letters between two words. */
export function editDistance(typed: string, target: string): number {
  const width = target.length + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column < width; column++) {
      const isSame = typed[row - 1] === target[column - 1]
      const isSwap = typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1]
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? at(beforePrevious, column - 2) + 1 : Infinity,
      )
    }
    beforePrevious = previous
    previous = current
  }
  return at(previous, target.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
