import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { answerWithPages } from '#html/answerWithPages.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { sendHtmlPage } from '#html/sendHtmlPage.ts'
import { SANDBOX_OUTCOMES, sandboxBankPage } from './sandboxBank.page.ts'
import { findBill, settleBill, type SandboxBank, type SandboxBill } from './sandboxBank.service.ts'

const paramsSchema = z.object({ orderId: z.string().regex(/^sandbox_order_[\w-]{22}$/) })
const formSchema = z.object({ outcome: z.enum(SANDBOX_OUTCOMES) })

/** `/sandbox-bank/{order}`: the hosted page of the sandbox bank. Register it outside `/api`. */
export const sandboxBankRoutes: FastifyPluginAsync<{ bank: SandboxBank }> = async (app, { bank }) => {
  answerWithPages(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })

  async function requireBill(params: unknown): Promise<SandboxBill> {
    const { data } = paramsSchema.safeParse(params)
    const bill = data === undefined ? undefined : await findBill(bank, data.orderId)
    if (bill === undefined) throw new HttpProblem(404, 'There is nothing here.')
    return bill
  }
  const returnPath = ({ receipt }: SandboxBill) => `/pay/${receipt}/return`

  app.get('/sandbox-bank/:orderId', { schema: { hide: true } }, async ({ params }, reply) => {
    const bill = await requireBill(params)
    const { lateSeconds } = bank
    const body = sandboxBankPage({
      ...bill,
      shopName: (await app.settings()).shop.name,
      returnPath: returnPath(bill),
      lateSeconds,
    })
    return sendHtmlPage(reply, { title: 'Test bank', body })
  })

  app.post('/sandbox-bank/:orderId', { schema: { hide: true } }, async ({ params, body }, reply) => {
    const bill = await requireBill(params)
    const { data } = formSchema.safeParse(body)
    if (data === undefined) throw new HttpProblem(400, 'Not acceptable: outcome.')
    await settleBill(bank, bill, data.outcome)
    return reply.code(303).header('location', returnPath(bill)).send()
  })
}
