import { afterEach } from 'vitest'
import { runAudits } from '#database/audits.ts'
import type { Database } from '#database/openDatabase.ts'

export function useAudits(db: () => Database): void {
  afterEach(async () => {
    const findings = await runAudits(db())
    if (findings.length > 0)
      throw new Error(findings.map(({ audit, finding }) => `${audit}: ${finding}`).join('\n'))
  })
}
