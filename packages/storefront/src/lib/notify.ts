import { notify as show, type Notice } from '@shop/ui/Toaster'

/** Toasts (specification §9): success for 2 s, error for 4 s. Their code loads once the page is idle, or with the first one. */
export const notify = {
  success: (text: string, action?: Notice['action']) =>
    show({ type: 'success', text, ...(action && { action }) }),
  error: (text: string, action?: Notice['action']) =>
    show({ type: 'error', text, ...(action && { action }) }),
}
