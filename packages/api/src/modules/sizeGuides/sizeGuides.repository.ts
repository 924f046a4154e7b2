import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'
import { asc } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { sizeGuide } from '#database/schema/sizeGuide.ts'

export async function readSizeGuides(db: Db): Promise<OperatorSizeGuide[]> {
  const rows = await db.select({ guide: sizeGuide.guide }).from(sizeGuide).orderBy(asc(sizeGuide.position))
  return rows.map(({ guide }) => guide)
}

/** Replaces all guides. */
export async function writeSizeGuides(tx: Transaction, guides: readonly OperatorSizeGuide[]): Promise<void> {
  await tx.delete(sizeGuide)
  const rows = guides.map((guide, position) => ({ slug: guide.slug, position, guide }))
  if (rows.length > 0) await tx.insert(sizeGuide).values(rows)
}
