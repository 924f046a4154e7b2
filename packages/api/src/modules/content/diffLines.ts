/** Lines of two texts that differ, with `-` and `+`, and the line before each change. Empty for equal texts. */
export function diffLines(before: string, after: string): string[] {
  const [wholeOld, wholeNow] = [before.split('\n'), after.split('\n')]
  // Equal lines at both ends need no comparison with each other.
  const start = sharedLines(wholeOld, wholeNow)
  const end = sharedLines(wholeOld.slice(start).toReversed(), wholeNow.slice(start).toReversed())
  const differing = (all: readonly string[]) => all.slice(Math.max(0, start - 1), all.length - end)
  const [old, now] = [differing(wholeOld), differing(wholeNow)]
  const common = longestCommon(old, now)
  const lines: { mark: ' ' | '-' | '+'; text: string }[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]]
    if (left !== undefined && left === right) {
      lines.push({ mark: ' ', text: left })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ mark: '-', text: left })
      i += 1
    } else if (right !== undefined) {
      lines.push({ mark: '+', text: right })
      j += 1
    }
  }
  return lines
    .filter(({ mark }, index) => mark !== ' ' || (lines[index + 1]?.mark ?? ' ') !== ' ')
    .map(({ mark, text }) => `${mark} ${text}`)
}

/** Number of equal lines at the beginning. */
function sharedLines(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length)
  for (let i = 0; i < length; i++) if (one[i] !== other[i]) return i
  return length
}

/** Length of the longest common part of the rests from line `i` and from line `j`. */
function longestCommon(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i--) {
    const row = table[i] ?? new Uint32Array()
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] =
        old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}

function at(table: readonly Uint32Array[], i: number, j: number): number {
  return table[i]?.[j] ?? 0
}
