import styled from 'styled-components'
import { Table } from '../Table/Table.tsx'
import { theme } from '../tokens/theme.ts'

export const Root = styled(Table)`
  max-width: ${theme.size.measure};

  & th {
    width: 40%;
    color: ${theme.color.text.muted};
  }
`
