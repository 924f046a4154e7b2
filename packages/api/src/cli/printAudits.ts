import { runAudits } from '#database/audits.ts'
import type { Database } from '#database/openDatabase.ts'

/** Prints contradictions between stock, orders, payments, coupons and offers. Resolves with the exit code. */
export async function printAudits(db: Database): Promise<number> {
  const findings = await runAudits(db)
  for (const finding of findings) console.log(`${finding.audit}: ${finding.finding}`)
  if (findings.length === 0) console.log('Stock, orders, payments, coupons and offers agree.')
  return findings.length === 0 ? 0 : 1
}
