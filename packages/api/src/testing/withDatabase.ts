import pg from 'pg'

/** Creates a database, optionally from a template, and returns its address. */
export async function withDatabase(postgresUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  try {
    const source = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`
    await client.query(`create database ${client.escapeIdentifier(name)}${source}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href
}
