import type { FastifyPluginAsync } from 'fastify'
import { answerWithPages } from '#html/answerWithPages.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { escapeHtml, sendHtmlPage } from '#html/sendHtmlPage.ts'
import { returnFromGateway, findHandover } from './payments.service.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { publicOrigin } from '#http/publicOrigin.ts'

/** A malformed id is not rejected here: the services answer it with 404. */
interface PayRoute {
  Params: { id: string }
}
const schema = { hide: true }

/** The form that opens the gateway, and the address for the way back. Free of personal data; payment ids can't be guessed. */
export const payRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (app, { context }) => {
  answerWithPages(app)
  app.removeAllContentTypeParsers()
  // The gateway's parameters are not trusted: the provider's API is asked.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, __, done) => done(null, {}))

  app.get<PayRoute>('/pay/:id', { schema }, async (request, reply) => {
    const { id } = request.params
    const origin = publicOrigin(request)
    const handover = await findHandover(context, id, `${origin}/pay/${id}/return`)
    if (handover === undefined) throw new HttpProblem(404, 'There is nothing here.')
    const inputs = Object.entries(handover.fields)
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('')
    return sendHtmlPage(reply, {
      title: 'To the bank',
      body:
        '<main><h1>We are taking you to the payment page</h1><p class="muted">Your card and bank details stay there.</p>' +
        `<form method="post" action="${escapeHtml(handover.url)}">${inputs}<button class="first">Go on</button></form></main>`,
      script: 'document.forms[0].submit()',
      formTarget: new URL(handover.url).origin,
    })
  })

  app.route<PayRoute>({
    method: ['GET', 'POST'],
    url: '/pay/:id/return',
    schema,
    handler: async (request, reply) => {
      const location = await returnFromGateway(context, request.params.id)
      return reply.code(303).header('cache-control', 'no-store').header('location', location).send()
    },
  })
}
