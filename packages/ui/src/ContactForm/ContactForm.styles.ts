import styled from 'styled-components'
import { box } from '../Field/Field.styles.ts'
import { theme } from '../tokens/theme.ts'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space.m};
`

export const Choice = styled.div`
  position: relative;

  & > select {
    ${box}
    padding-right: 2.25rem;
    appearance: none;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    top: calc(50% - 8px);
    right: ${theme.space.s};
    pointer-events: none;
  }
`

export const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};

  &:focus {
    outline: none;
  }
`
