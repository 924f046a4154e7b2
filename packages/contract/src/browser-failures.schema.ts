import { z } from 'zod'

const FRAMES_MAX = 10

/** `POST /api/browser-failures`: what failed in a script of the shop. No message, address or data: they may be personal. */
export const browserFailureSchema = z
  .object({
    /** Kind of the error, such as `TypeError`. */
    name: z.string().regex(/^\w{1,60}$/),
    /** Places in the scripts: file, line and column. */
    frames: z
      .array(z.string().regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/))
      .min(1)
      .max(FRAMES_MAX),
  })
  .strict()
export type BrowserFailure = z.infer<typeof browserFailureSchema>
