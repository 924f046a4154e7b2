import { messages } from '@shop/contract/messages'
import { addedStore } from '#features/cart/addFromList.ts'
import { notify } from '#lib/notify.ts'
import * as texts from '#texts/shared.ts'

let end: (() => void) | undefined

/** Shows "Please Login first" with a button (specification §4), in place of the notice about an added item, which it would cover. */
export function askToLogIn(onLogIn: () => void): void {
  addedStore.setState({ item: null })
  end = notify.error(messages.wishlistNeedsLogin, { label: texts.logIn, onClick: onLogIn })
}

/** Takes the question away, once the shopper has come to a page for the login. */
export const endLoginQuestion = (): void => end?.()
