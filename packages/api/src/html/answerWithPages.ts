import type { FastifyInstance } from 'fastify'
import { answerProblem } from '#http/problems.ts'
import { escapeHtml, sendHtmlPage } from './sendHtmlPage.ts'

/** Errors of this scope answer with a page for people: the problem, and a link to the shop. */
export function answerWithPages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { message } = answerProblem(error, request, reply)
    const body = `<main><h1>${escapeHtml(message)}</h1><p class="choices"><a class="button" href="/">To the shop</a></p></main>`
    return sendHtmlPage(reply, { title: message, body })
  })
}
