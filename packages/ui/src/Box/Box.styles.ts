import styled from 'styled-components'

export const Root = styled.div`
  padding: var(--padding, 0);
  border-radius: var(--radius, 0);
  background: var(--surface, none);
`
