import { envWith } from '../env.ts'

/** A database's address for PostgreSQL's programs: the password is in the environment, where others don't see it. */
export function toConnection(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { dbname: address.href, env: envWith(password === '' ? {} : { PGPASSWORD: password }) }
}
