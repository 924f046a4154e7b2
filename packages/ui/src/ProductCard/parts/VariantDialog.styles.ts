import styled from 'styled-components'
import { theme } from '../../tokens/theme.ts'

/** The picture stays in view beside a long list of values. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: clamp(6rem, 34%, 12rem) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.m};

  & > :first-child {
    position: sticky;
    top: 0;
    border-radius: ${theme.radius.m};
  }
`

export const Foot = styled.div`
  & > button {
    flex: 1;
    min-width: 10rem;
  }
`
