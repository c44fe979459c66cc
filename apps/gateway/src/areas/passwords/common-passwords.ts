/**
 * What attackers try first, from 8 characters on, in lower case. A short list on purpose: the limits on attempts stop longer ones.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa$$word mypassword changeme changeme1 changeme123
12345678 123456789 1234567890 0123456789 9876543210 987654321 87654321 11111111 00000000 88888888 99999999 12341234 123123123 11223344 12344321 147258369 789456123
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123
abcdefgh abcd1234 abc12345 abc123456 a1b2c3d4 aaaaaaaa asdf1234 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1
basketball superman starwars computer internet whatever trustno1 welcome1 welcome12 welcome123 letmein1 letmein123 admin123 admin1234 administrator adminadmin
michelle jennifer jonathan charlotte elizabeth victoria liverpool chocolate butterfly cinderella corvette mercedes samantha maverick midnight november december
security testtest test1234 testing1 testing123 secret123 default1 default123 guest123 user1234 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026
spring2025 spring2026 autumn2025 autumn2026 sitewright sitewright1 sitewright123`.split(/\s+/),
)
