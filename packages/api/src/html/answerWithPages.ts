import type { FastifyInstance } from 'fastify'
import { sendFailurePage } from './sendFailurePage.ts'

/** Makes errors of this scope answer with an HTML page instead of problem details. */
export function answerWithPages(app: FastifyInstance): void {
  app.setErrorHandler(sendFailurePage)
}
