import { STOCK_ALERTS_MAX } from '@shop/contract/limits'
import type { StockAlertsResponse } from '@shop/contract/stock-alerts.schema'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { channelOf } from '#modules/outbox/enqueueForUser.ts'
import { findProfile, lockUser } from '#modules/users/users.repository.ts'
import {
  countAlerts,
  findSoldTarget,
  insertAlert,
  listAlerts,
  type AlertTarget,
} from './stockAlerts.repository.ts'

export async function getAlerts(db: Database, userId: number): Promise<StockAlertsResponse['data']> {
  const profile = await findProfile(db, userId)
  const alerts = await listAlerts(db, userId)
  return {
    channel: channelOf(profile?.email ?? null),
    alerts: alerts.map(({ productId, variantId, title, slug, brandName, optionName, image }) => ({
      product_id: productId,
      variant_id: variantId,
      product: { title, slug, brand_name: brandName, option_name: optionName, image },
    })),
  }
}

/** Asking again changes nothing. */
export function addAlert(db: Database, userId: number, target: AlertTarget): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
    const found = await findSoldTarget(tx, target)
    if (found === undefined) throw new HttpProblem(404, 'There is no such product.')
    if (found.isInStock) throw new HttpProblem(409, 'This is in stock again. You can add it to your cart.')
    const isNew = await insertAlert(tx, userId, found.variantId)
    if (isNew && (await countAlerts(tx, userId)) > STOCK_ALERTS_MAX) {
      throw new HttpProblem(
        409,
        `You can wait for ${STOCK_ALERTS_MAX} products at most. Take one of your requests back first.`,
      )
    }
  })
}
