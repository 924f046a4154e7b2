import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** Logs one line for each answer, at the level "info". */
export class AccessLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) super.requestCompleted(error, request, reply)
    const bytes = Number(reply.getHeader('content-length') ?? 0)
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ req: request, status: reply.statusCode, ms, bytes }, 'A request was answered')
  }
}
