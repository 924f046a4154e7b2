import { useId, type ReactNode } from 'react'
import { Stack } from '@shop/ui/Stack'
import * as S from '../LineChoice.styles.ts'

interface LineGroupProps {
  /** Sentence about all lines of the group. */
  note: string | undefined
  /** Rows, which the sentence with this id describes. */
  children: (noteId: string | undefined) => ReactNode
}

/** Lines below the sentence that they share. */
export function LineGroup({ note, children }: LineGroupProps) {
  const id = useId()
  return (
    <Stack gap="xs">
      {note !== undefined && <S.Note id={id}>{note}</S.Note>}
      {children(note === undefined ? undefined : id)}
    </Stack>
  )
}
