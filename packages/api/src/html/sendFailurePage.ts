import { messages } from '@shop/contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from '#http/problems.ts'
import { escapeHtml, sendHtmlPage } from './sendHtmlPage.ts'

export function sendFailurePage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = answerProblem(error, request, reply)
  const { status } = problem
  const isOurs = status >= 500
  // The framework's own sentences are for programmers.
  const message = isOurs || problem === error ? problem.message : 'We can’t open that page'
  const title = isOurs ? messages.unexpectedError : message
  const explanation = isOurs ? `<p>${status}: ${escapeHtml(message)} Your cart is safe.</p>` : ''
  // An empty address reloads the page without JavaScript.
  const retry = isOurs ? '<a class="button first" href="">Try again</a>' : ''
  const body =
    `<main><h1>${escapeHtml(title)}</h1>${explanation}` +
    `<p class="choices">${retry}<a class="button" href="/">Go to the home page</a></p></main>`
  return sendHtmlPage(reply, { title, body })
}
