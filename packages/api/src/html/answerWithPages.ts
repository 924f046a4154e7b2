import type { FastifyInstance } from 'fastify'
import { toProblem } from '#http/toProblem.ts'
import { escapeHtml, sendHtmlPage } from './sendHtmlPage.ts'

/** Errors of this scope answer with a page for people: what is wrong, and a way on. */
export function answerWithPages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = toProblem(error)
    if (status >= 500) request.log.error({ err: error }, message)
    const body = `<main><h1>${escapeHtml(message)}</h1><p class="choices"><a class="button" href="/">To the shop</a></p></main>`
    return sendHtmlPage(reply.code(status), { title: message, body })
  })
}
