import type { ContactRequest, ContactResponse } from '@shop/contract/contact.schema'
import type { FormErrors } from '@shop/ui/hooks/useForm'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { errorsByField } from '#lib/forms/errorsByField.ts'

export type ContactMessage = Record<'name' | 'email' | 'phone' | 'topic' | 'message', string>

const FIELDS = ['name', 'email', 'phone', 'topic', 'message'] as const

/** Sends a message. The API validates it, so the page loads no schema. */
export async function sendMessage(
  api: ApiClient,
  { phone, ...message }: ContactMessage,
): Promise<{ reference: string } | { errors: FormErrors<(typeof FIELDS)[number]> }> {
  const body: Record<keyof Omit<ContactRequest, 'phone'>, string> & { phone?: string } = {
    ...message,
    ...(phone.trim() !== '' && { phone }),
  }
  try {
    const { data } = await api.post<ContactResponse>('/api/contact', body)
    return { reference: data.reference }
  } catch (error) {
    return { errors: errorsByField(error, FIELDS) }
  }
}
