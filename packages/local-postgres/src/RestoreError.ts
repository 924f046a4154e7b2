/** Failure of a restoration that the operator can correct. */
export class RestoreError extends Error {}
