import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.xxs};
`

export const Label = styled.label`
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};

  /* No gap above the control. */
  &[data-hidden='true'] {
    position: absolute;
  }
`

export const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Hint = styled.p`
  min-width: 0;
`

export const Aside = styled.div`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`
