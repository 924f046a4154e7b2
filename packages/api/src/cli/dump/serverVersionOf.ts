import pg from 'pg'
import { refuse } from '../withShop.ts'

/** Major version of the PostgreSQL at an address. */
export async function serverVersionOf(url: string): Promise<number> {
  const client = new pg.Client(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    return rows[0]?.version ?? 0
  } catch (error) {
    return refuse(error)
  } finally {
    await client.end()
  }
}
