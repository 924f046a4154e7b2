import path from 'node:path'
import { z } from 'zod'

const envSchema = z.object({
  /** Another PostgreSQL than the one that comes along. */
  DATABASE_URL: z.string().min(1).optional(),
  /** Folder for the database that comes along and for cut pictures. */
  DATA_DIR: z.string().min(1).default('.data'),
})

export interface CliEnv {
  databaseUrl: string | undefined
  postgresFolder: string
  mediaFolder: string
}

/** Where the shop's data is; the same settings as the server's. */
export function readCliEnv(source: NodeJS.ProcessEnv = process.env): CliEnv {
  const { DATABASE_URL, DATA_DIR } = envSchema.parse(source)
  return {
    databaseUrl: DATABASE_URL,
    postgresFolder: path.resolve(DATA_DIR, 'postgres'),
    mediaFolder: path.resolve(DATA_DIR, 'media'),
  }
}
