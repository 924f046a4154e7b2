/** Financial year (April to March) of a day `YYYY-MM-DD`, as "26-27". */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  const short = (value: number) => String(value % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}
