import { notify as show, type Notice } from '@shop/ui/Toaster'

/** Says something at the foot of the window (spec §9): a success for 2 s, an error for 4 s. The code for it comes with the first. */
export const notify = {
  success: (text: string, action?: Notice['action']) =>
    show({ type: 'success', text, ...(action && { action }) }),
  error: (text: string, action?: Notice['action']) =>
    show({ type: 'error', text, ...(action && { action }) }),
}
