import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.raised};
`

export const Value = styled.output`
  min-width: 1.5rem;
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
