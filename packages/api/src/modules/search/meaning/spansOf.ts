/** A number and the spans of sizes that have it, such as "4 6" of 5. */
export function spansOf(number: number, most: number): string[] {
  const starts = Array.from({ length: most + 1 }, (_, before) => number - before).filter((from) => from >= 0)
  const spans = starts.flatMap((from) =>
    Array.from({ length: most }, (_, index) => from + index + 1)
      .filter((to) => to >= number)
      .map((to) => `${from} ${to}`),
  )
  return [String(number), ...spans]
}
