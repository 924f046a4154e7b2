import path from 'node:path'
import { z } from 'zod'
import { searchIndexSchema, searchUrlsSchema, secretSchema } from '#env.ts'

const envSchema = z.object({
  /** Address of an external PostgreSQL. The shop starts its own without it. */
  DATABASE_URL: z.string().min(1).optional(),
  /** Folder of the shop's own database and of the resized pictures. */
  DATA_DIR: z.string().min(1).default('.data'),
  SEARCH_URL: searchUrlsSchema,
  SEARCH_INDEX: searchIndexSchema,
  SHOP_SECRET: secretSchema,
  PATH: z.string().default(''),
})

export interface CliEnv {
  databaseUrl: string | undefined
  postgresFolder: string
  mediaFolder: string
  /** Cluster with the index of products. */
  search: { nodes: readonly string[]; alias: string } | undefined
  secret: string
  /** Folders of programs. */
  programFolders: readonly string[]
}

export function readCliEnv(source: NodeJS.ProcessEnv = process.env): CliEnv {
  const { DATABASE_URL, DATA_DIR, SEARCH_URL, SEARCH_INDEX, SHOP_SECRET, PATH } = envSchema.parse(source)
  return {
    databaseUrl: DATABASE_URL,
    postgresFolder: path.resolve(DATA_DIR, 'postgres'),
    mediaFolder: path.resolve(DATA_DIR, 'media'),
    search: SEARCH_URL && { nodes: SEARCH_URL, alias: SEARCH_INDEX },
    secret: SHOP_SECRET,
    programFolders: PATH.split(path.delimiter),
  }
}

/** Environment of a program that is started with these variables too. */
export function envWith(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}
