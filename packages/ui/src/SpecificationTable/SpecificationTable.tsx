import type { ComponentPropsWithRef } from 'react'
import * as S from './SpecificationTable.styles.ts'

export interface SpecificationTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  rows: readonly { name: string; value: string }[]
}

/** Product facts as a table of names and values. */
export function SpecificationTable({ rows, ...rest }: SpecificationTableProps) {
  return (
    <S.Root {...rest}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </S.Root>
  )
}
