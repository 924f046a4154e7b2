import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'
import { preparedFor } from '#database/preparedFor.ts'
import { order } from '#database/schema/order.ts'
import { stockMove } from '#database/schema/stock.ts'
import { isReplaceable } from './replaceableOrder.ts'

const heldUnits = preparedFor((db) =>
  db
    .select({
      variantId: stockMove.variantId,
      storeId: stockMove.storeId,
      units: sql<number>`sum(${stockMove.dReserved})::integer`,
    })
    .from(order)
    .innerJoin(stockMove, eq(stockMove.ref, order.holdId))
    .where(and(eq(order.userId, sql.placeholder('userId')), isReplaceable(db)))
    .groupBy(stockMove.variantId, stockMove.storeId)
    .prepare('held_units'),
)

/** Units that a user's unpaid orders reserve. She can still order them: an order of the same items replaces the unpaid one. */
export function findHeldUnits(db: Db, userId: number) {
  return heldUnits(db).execute({ userId })
}
