/** A metric of the shop by its whole name, with labels. */
export async function readMetric(origin: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `))
  if (line === undefined) throw new Error(`The metrics do not contain ${name}`)
  return Number(line.slice(name.length + 1))
}
