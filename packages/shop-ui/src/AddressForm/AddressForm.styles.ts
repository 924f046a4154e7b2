import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  max-width: 36rem;
`

export const Types = styled.div`
  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
  }
  & legend {
    width: 100%;
  }
`
