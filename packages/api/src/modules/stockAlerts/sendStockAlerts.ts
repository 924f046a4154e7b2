import type { Database } from '#database/openDatabase.ts'
import type { ApiEnv } from '#env.ts'
import { enqueueForUser } from '#modules/outbox/enqueueForUser.ts'
import { takeDueAlerts } from './stockAlerts.repository.ts'

const AT_A_TIME = 100

interface SendStockAlerts {
  db: Database
  env: Pick<ApiEnv, 'PUBLIC_ORIGIN'>
}

/**
 * Writes the message of each alert whose variant is in stock again, and deletes the alert, in one transaction: a killed process loses and repeats
 * none. Several processes may run it.
 */
export async function sendStockAlerts({ db, env }: SendStockAlerts, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const taken = await db.transaction(async (tx) => {
      const due = await takeDueAlerts(tx, AT_A_TIME)
      for (const alert of due) await enqueueForUser(tx, alert.userId, messageOf(alert, env))
      return due.length
    })
    if (taken < AT_A_TIME) return
  }
}

type DueAlert = Awaited<ReturnType<typeof takeDueAlerts>>[number]

function messageOf({ id, slug, variantId, title, optionName }: DueAlert, env: SendStockAlerts['env']) {
  const name = optionName === null ? title : `${title} (${optionName})`
  const choice = optionName === null ? '' : `?variant=${variantId}`
  const dedupe = `stock-alert:${id}`
  return {
    topic: 'back in stock',
    text: `${name} is back in stock:\n${env.PUBLIC_ORIGIN ?? ''}/product/${slug}${choice}\n\nYou asked us to tell you. We send this message once.`,
    mail: { subject: `${name} is back in stock`, dedupe: `${dedupe}:mail` },
    sms: { dedupe: `${dedupe}:sms`, isUrgent: false },
  }
}
