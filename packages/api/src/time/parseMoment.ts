const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/** Time of a text such as "2026-12-01" or "2026-12-01 10:00", in India unless it says otherwise; undefined for another text. */
export function parseMoment(text: string): Date | undefined {
  const [, day, time = '00:00', zone = '+05:30'] = MOMENT.exec(text.trim()) ?? []
  if (day === undefined) return undefined
  const moment = new Date(`${day}T${time}${zone}`)
  const isReal =
    !Number.isNaN(moment.getTime()) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
  return isReal ? moment : undefined
}
