import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { contentVersion } from '#database/schema/home.ts'
import type { Content, ContentFile } from './contentFile.schema.ts'
import { findUnknown } from './findUnknown.ts'
import { readContent } from './readContent.ts'
import { writeContent } from './writeContent.ts'

export interface ContentChange {
  before: Content
  after: Content
  /** Null when nothing changed. */
  version: number | null
}

/** Content that names what the shop does not have, with a sentence for each. */
export class ContentError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Ends the transaction of a dry run. */
class DryRun extends Error {
  readonly change: ContentChange

  constructor(change: ContentChange) {
    super('dry run')
    this.change = change
  }
}

/** Changes the content and remembers it as it was and as it is. A dry run changes nothing. */
export async function changeContent(
  db: Database,
  file: ContentFile,
  { cause, isDryRun = false }: { cause: string; isDryRun?: boolean },
): Promise<ContentChange> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`lock table content_version in exclusive mode`)
      const problems = await findUnknown(tx, file)
      if (problems.length > 0) throw new ContentError(problems)
      const before = await readContent(tx)
      await writeContent(tx, file)
      const after = await readContent(tx)
      if (isDryRun) throw new DryRun({ before, after, version: null })
      if (isSame(before, after)) return { before, after, version: null }
      await keep(tx, before, 'found')
      return { before, after, version: await keep(tx, after, cause) }
    })
  } catch (error) {
    if (error instanceof DryRun) return error.change
    throw error
  }
}

/** Adds a version unless the last one is the same. */
async function keep(tx: Transaction, content: Content, cause: string): Promise<number | null> {
  const [last] = await tx.select().from(contentVersion).orderBy(desc(contentVersion.id)).limit(1)
  if (last !== undefined && isSame(last.content, content)) return last.id
  const [added] = await tx
    .insert(contentVersion)
    .values({ content, cause })
    .returning({ id: contentVersion.id })
  return added?.id ?? null
}

/** Compares without regard to the order of fields, which the database changes. */
function isSame(one: ContentFile, other: ContentFile): boolean {
  return contentText(one) === contentText(other)
}

/** Content as an indented text with fields in a fixed order. */
export function contentText(content: ContentFile): string {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return JSON.stringify(content, sorted, 2)
}

export function listVersions(db: Database, limit: number) {
  const { id, cause, appliedAt } = contentVersion
  return db.select({ id, cause, appliedAt }).from(contentVersion).orderBy(desc(id)).limit(limit)
}

export async function findVersion(db: Database, id: number): Promise<ContentFile | undefined> {
  const [found] = await db.select().from(contentVersion).where(eq(contentVersion.id, id))
  return found?.content
}
