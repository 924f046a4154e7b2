const STEP_MS = 900_000

/** Promised moment as shoppers read it: the end of its quarter of an hour, because nobody can promise a minute. */
export const roundPromise = (moment: Date) => new Date(Math.ceil(moment.getTime() / STEP_MS) * STEP_MS)
