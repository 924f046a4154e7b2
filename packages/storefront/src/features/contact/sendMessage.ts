import type { ContactRequest, ContactResponse } from '@shop/contract/contact.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { errorsOf } from '#lib/forms/errorsOf.ts'

export type ContactMessage = Record<'name' | 'email' | 'phone' | 'topic' | 'message', string>

/** Sends a message. The API validates it, so the page loads no schema. Resolves with errors, or with undefined on success. */
export function sendMessage(
  api: ApiClient,
  { email, phone, ...message }: ContactMessage,
  onSent: (reference: string) => void,
) {
  const body: Record<keyof Omit<ContactRequest, 'email' | 'phone'>, string> & {
    email?: string
    phone?: string
  } = {
    ...message,
    ...(email.trim() !== '' && { email }),
    ...(phone.trim() !== '' && { phone }),
  }
  return errorsOf(async () => {
    const { data } = await api.post<ContactResponse>('/api/contact', body)
    onSent(data.reference)
  }, ['name', 'email', 'phone', 'topic', 'message'])
}
