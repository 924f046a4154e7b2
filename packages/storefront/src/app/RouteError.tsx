import { messages } from '@shop/contract/messages'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { ErrorState } from '@shop/ui/ErrorState'
import type { ComponentType } from 'react'
import { ApiError } from '#lib/api/ApiClient.ts'
import { paths } from '#lib/paths.ts'
import { NotFound as ShopNotFound } from '#routes/not-found/NotFound.tsx'
import { Unreachable } from './Unreachable.tsx'
import { advice } from '#texts/offlinePage.ts'
import * as texts from '#texts/shell.ts'

/** Reason why a screen can't be shown. `status` is 0 without a response. Serialisable, so that a page can contain it. */
export interface RouteFailure {
  status: number
  message: string
}

/** Messages of browsers for a page whose code failed to load. */
const FAILED_IMPORT = /dynamically imported module|importing a module script/i

function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0
  return error instanceof TypeError && FAILED_IMPORT.test(error.message)
}

/** Status of an error, and its message: the API's text below 500, nothing internal otherwise. */
export function toFailure(error: unknown): RouteFailure {
  if (isUnreachable(error)) return { status: 0, message: advice }
  if (!(error instanceof ApiError)) return { status: 500, message: texts.serverError }
  const { status, message } = error
  if (status < 500) return { status, message }
  return { status, message: status === 503 || status === 504 ? texts.shopBusy : texts.serverError }
}

interface RouteErrorProps {
  failure: RouteFailure
  /** The route's own screen for a 404. */
  NotFound?: ComponentType | undefined
}

/** Screen of a failed route: not found, or the error screen of specification §2 with a retry. */
export function RouteError({ failure, NotFound = ShopNotFound }: RouteErrorProps) {
  if (failure.status === 404) return <NotFound />
  if (failure.status === 0) return <Unreachable message={failure.message} />
  return (
    <>
      <title>{messages.unexpectedError}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        title={messages.unexpectedError}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>
            <ButtonLink href={paths.home()} variant="secondary">
              {texts.goHome}
            </ButtonLink>
          </>
        }
      >
        {`${failure.status}: ${failure.message}`}
      </ErrorState>
    </>
  )
}
