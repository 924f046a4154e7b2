import type { Problem } from '@shop/contract/wire.schema'
import { HttpProblem } from './HttpProblem.ts'

/** Problem with a machine-readable `code` and further `members` for screens. */
export class CodedProblem extends HttpProblem {
  readonly code: string
  readonly members: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    detail: string,
    { errors, ...members }: Record<string, unknown> & { errors?: Problem['errors'] } = {},
  ) {
    super(status, detail, errors)
    this.code = code
    this.members = members
  }

  override toBody(requestId: string): Problem {
    return { ...super.toBody(requestId), code: this.code, ...this.members }
  }
}
