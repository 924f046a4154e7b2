import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  max-width: 36rem;
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space.m};
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

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xs};
`
