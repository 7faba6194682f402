"""Learned weights, made by `python -m tools.research.learning`.

The network's numbers are of 16 bits each, in the order in which `boards.square_weights` reads them;
the sums of its layers are divided by these powers of two.
"""

CHANNELS, BLOCKS = 16, 2
SHIFTS = (4, 6, 6, 6, 6, 6, 6)
NUMBERS = """
Q2<u{hyXwTGyf3)3;-Vh1_7A=?ErcM00{a5Iscphu>k1+vH-9Dy8jaY@Bh&Lpa1^<=>Nh0$p2XYZ2&_7lK^W0LIC6cGXdB4;Q(
O(N&tobHvZ54=>Na}ZvU?Ti~p|wKmgVMh5zRN6aZELMF3s?jsSoF$p9Gx>;oSIiU5ZIS^#bSY5;@)*8i{n4FDnl@Be)O{{WHy$
^V}KZvM^x`~m3y6#qQ|lmGJpqy4`B&;I@YJp%0i<^S{mxd9yjg#c*)EdV(HAOWEN8vwQcVga53MFAcGt^ZR1#{c{QMgi6Tg8+U
3w*lP%Hvk_15dn<=*8qI~1pvbUVgRrIVE~{2g#eQPX8@@G(g3Fbwg9OAaR6}uGXR(XQ2?9&DF7M)F#ym1XaKkWrv6+1FaWy$|N
p-J#{YHyyZ>SUxBtEW;Qx{Ti~l13N&jH~IRKddk^XT1Spbm##sLEXLIErQMgR2ywghSduK(QraQ=e-)BaTdn*YrGss1(oGXMhs
-v0yu6aY{F-T!z1iT>FCHvk#`zy6i~mHsOK`u}wPH2>fHkpS-g(f?Qk%mGdS2LPP{Dg%K5aRKT8`Tzs~;Q{ae2LFx#ItG6MX8=
C`CI5c^-2UtSpZ#(F(E{510sfN!5dawe2>&JlB>(^bQUBQgIRGXAFaR_EhX6bP6adWthyxG-3;-4Y9RMT$JpfApP5?;&a{tQzC
;(CbO#t2ir~sz_&HqdRVE$+UodBc(y8ue?n*eM9G63uVX#bi4lK?vaSO2sBUH?)53IId^G5{U`{{IaCRRH<`7XS$W1pq<+xBWT
)<p1gaQ2=EDaRA5vDF71yLjdIe_Wz#%m;ZPE^Z>U1-vEmMD*{IVbpOWxZv*)K=Ld5Cod4kfPzIR*S^pLQhyW}A0ssO4kN~j%`u
{%wp8qKSy#KiYwg18Y_5eHrrvFz0%mB#$EdP=LdjHM;{{KAyIRHuk8UWt_5&-4?D*yoj!vV7Zi2fu1BLW5k{sqPdu>`{cv;n{X
i2kYo^8qgb3jjv{007AVp#Kj5ssQZ&1po5?MF5)uO8}4nvjAQKA_nsV7XoDfmH;gSUI5(yxc|Zb)Bi>P-T!<4C;$HcPycrRdjF
;WqXH5Dlm8q6xc`R$9{|k&BLKeuCj#XFWdMr+%>dW{UI9G-NB^w<4gh-p`2KSK_y5KK$N%B}od3M}VEg~~h5!Bj8UVWhum9uzG
XInRQUIv`{{E5xLjU3a4FJIaHvy^tOaH+FKLQH@9s%F~Y6AEG`TuPG6aEwcQ~{a*3jeDA9sr5~0smzGYyS=Z>;5YM+5g%D#{DS
&asR;q!~sVF%Kr=iq5m2LN&b=lZ~rX+I{!oeF8_)D%>R@C@c)nhB><KH00D^rF#w7G+5lYuv;cbl1psUSqyU)!{{Nu=1ptx&5C
DV!C;$lnk^u1kY5<S_@cwH6r2hZ_lmD3iCH{y1FaKBn9{-^L8~>jFh5#u5%m4KM*Z|A_fBvWa4*tyl8UTm>-2OoRm;a3bssI54
oB%EW9s#rfZ~s35w*c1w8~|qkVE>~4v;d+1ul}$9>i?zz7y(uPlmV#$=LFpXBLQXsk_He0=>Vwymj7`8TK{walm6KLHUQK97XX
p}E&s*<^8$qe82pp}tO8B}S_FOsXac$a_W=6=ll?;hY66D>!~mHA4gli;2mqG=i~yMcVgM5WL;#BcX8^?i!T|066aK^hy#PS~5
dfM1ngA34UjQ@#ZvhYi4*&=N)&Q9Qga8--DE~_V5C8Z8bpNCOr~a$-F#Y%cVgHW+WdI=n{r=$p_5d&drT;4czyBBj`2QCG8vs%
O2mrPJ3IH?!j{yAuR{wSZuK-~HF#x{*X#gJp%>TvzzyBKm-~ZSDN&gN2umDN_EB}xFZv>S81Ob--paRnVzXM4DM*uSco(2a2p#
U-fYX7wV0s*D}sQ?%Nr~l^v>i-7+O#wgx1_Jm0N&lt)ivy|u+5Xc0tN?rhY5~>$x&Ju;rvCx}2>=%WNCC6~7XjM;fd9e&M+8y-
l>ZR_kNlVarToJFp8w4MxC6caqyGp1OaZh39s$MwkpYzflmNW|4gYQbumisVsRKp;kpH#>Zv*fEUj1wT^8s-F^8vI0QUQ1YKmm
mR3jYHC-vRXiZUK@1Edb>LO#lc1q5$y!#r?VbumBAGrT=dLG5_@dVF4Tfh5(cQK>^PHbpMM1R{$dbQ~xUfl>nOmjsUFx4*miI)
Bq_3uKvRQHUFjmVgJehz5kE@#{QcBj{v#<=>mBLrvXs^IRf7OtO92Kh5&y4y8OobCjVLi&jJ+wT>jVo!2uKh@BjP%z5oyaM*zS
5od0Y97XSSI90I@o+5is#XaME^>HZ%8{{p-IDF6-skpG|nFaPKM;r~DYVgHx^Dgb=|4*>H2djQ!0*8pGuhyb(yW&r5>KLDryi2
%j`)BsNa$^eM}OaLbUnE;3Xu>Xzz$^JP0;Qw0yYySuTO#iz7xc*E4NdqGQod0_OPXF5f-TprSUI2~$o&SISX8)l7JOZu%{sO@O
1pajZm;*Qhy!`F|nFIO(2Lu5DS^nhxVFGdg-2J2eJOXR}3<9qIf&U5tw+71rFaO^Fd;y^TG6PBhlmV#yH2ur|5dZ-Lv;b-UEdp
8s-~br`ya-DHQvf~$$Nv=o-u|foum7X~#Q<ml+x{W`AN>jaY5rgWR{d-M+W~3<vH+0%u>U#&+WrjyjR3I#H2_cld;qWi+W<HLa
sWX8fB`iD)dQaaaRKiC+5gS~qX4b{ivOqoXa64nzyCS_uK{=fLjnf?p#LoZHUP{4*#CF~MgM5~bN(U(NdTz;2LL_+k^ck#u>qw
3NCEc%%m85lQUUe=EdlNSPyc@b>Htyy&Hr!zWdNK1#r|gimj71*EdT-l^#I5K3;|#P3jwA7h5z3F>;ta<c>j<AR03ZB+X3JJCI
Zs{t^{lV&;C>Z1Oo&A*8dm*q5$UsIs%vgOaH_H)Bddf0{<@n#{U=qL;oEBLjrFB1^z$+Q~|RAMgD96y#0g$2>+G;NdNl(769h}
7y#e>%Ksw)=m8l1Gy|;w_W<PuZ3a66Vg}m<MFV~QYW|1*=>ow33jZ4Y6aUHp<^SOTWdK?NhybDf!vZD*_W`B<X8%P4PXj>#003
VA?g6*~WC23|S^*&e`~R~7Rsx~`2LLhuQ~+QAFab6Is{fV$)B(T(D*tNx^!*$HSODn(;{Brow*LVDumR5hNCB|_s{c~}9RYX$?
EVq{{r`sm$Ns_o5B`|?HUn4s^8IW5B>-~(iU0Ece*Y8z@BbqKlm1@;5doe6qXFjtH~@S88vi>0UI2Ol&iyI-h5kYY75_H=j{aZ
*IszyG#sJ6uNC9sE`u_p}vi`yUdjJXm2mUJo0{*G~KmhOnl>B%C=l`Proc}}tjQ))O6#&=(KL0rYMF5@u6aa+)B>=1cRsfs;um
Fkxw*YhhPynX;PXIpuWdL~qtpIuewE%(tKL9=eoB(qFE&%iX5CGr*xBxo=%l@<f_Wnx%4*o;|9|1`L(f<_z691<E_Ww8m-vBuO
W&bz-p8jzF9{!2|9{zs-i2?8cSpFLS+W}Sri~>ahW&pDP^Z@VyVgRoJbN|r+kpLzH1ptHq00Jxl`2BqUo&bykM*yAxP62WQ!Uv
TEzXAydH3v%nKmY0fn*JC9w*k2SrT$m`&;L;Xc>%xudjP2a=>LBHRQ|I8tN!%>J^rZx2>`VOtp5Q3g8#h!eg8%OGXm89?EyXi#
sI_sy#T8JGXSao@c*^}P5|%!dI9kP%>YFME&<{H3;*!~kN;o*8UWw`F#%=(Q~)jj6$0G?N&*=GsQ=LaE&nC}vHx!Y5dBj7jr`U
CV*%LzQvV46U;u6Zr2!uUY62SodH~J<NdW8s+W)uzbN|2oOaLbUEdv+;)BvCWTmpIk6aiEJP5?Rp;{QPa2LQwX6acsZH~|y?hy
pYKT>)+Zd;iq_(g2tK3k2u_eE|#vzXELl#Q|#nl>jpV8v%U)*#Uh4L;!^Up8qibMF1WD-~QVIT>ne|D*!hC<^HMt%>Rx4yZ-3@
x&glaXaLFn@&Hc&nE%ZGZU7bo83E}2@&POW#07u>1pqVv68$FqqWy*eBLY|b>H{49$^oeWt^n);umIcvT>yUp836A8fdCi)ng8
woc>uuxI{@VW>;J<4698@hJ^mm76#ypyHULloMgV321^`9?+yEQ^c>o9ibN?j)9sni+TK^FMz5ne07XUv1Xa8CN^#6VU695PRi
2pnQHUJI)=Ks(C&;KO=Zve^v+Ws>DH~zE#)c-*M{{O%KC;<Kc*!}?k+x=VsNdRI1xBvYAH~{|u5CFUX`TvRlhyUmQ&HpL_u>$J
<B>+PJ3;^{1lmP($BLJTPegdQcPyoFD@BkJ6aR5>O!T<mN(*PU*O8?aVg#bDK3jpr_%>NPq;{T%oEC3AvV*l~~tN`Bs!2f#y>H
zfsoc}`r006K63jvY;6#%sV@&Fb9HUI|z4FJynzW@yX*#9E`rvUH(E&wzDPyns~MgSQA6#!WObpTKSQvu%pPyQGI^ZzCQ6#z#7
0sw;ma{v7Q=Kf>>H~}93?Een{(g0`xZ~#F7O8{2@4*z=r)BkG#ssAJZ`~M&S5dhi$7XOR?KL9`f%>FX~w*TM%u>UUrr~vW+>i;
nT@&NV!Pyy}#umO1g1pq<-!T-<y+5c$)hX6wWe*eP&|Noi*BLIj0eE{eHbp9m(RsX{Q%>uOny8n6q2>?X^IRFj-KL9uY;s1aD!
~Yip3;}}wNB`*mzW}ZP4gk*p!T%Tl#Q#PBj{o=nxc?jhGXVJi`Tyhp9RPO!;r_}0h5xJn(f`Q*@Bc*rxBvbBbpO!*!2eSKs{Y~
rzW?L?6aUTs_5bPr1^@;CjQ=hG!2jg^c>h`e=Kvi5H2?qr=l@>;;Qw*}@&Bm*RsY-n2>q4+#{bR#L;&{xG61>%)Bgbg`2Ohs>i
@I=IRK0R*#CF{cK-(ewgGnlF#ntb*Z%_o#Q!q@#{b9vEdT@nt^X1LIsjb)r~i)ta{$r*#sU2Rr2vBc2mo^bxByuHa{K51QvnSH
5CH4{9stDu@&D}r4E_QD>i(nuPXH(X)&JiA?EsnpB>(^b7yx?!1^}G^%Kz8^Rscl+*Z<Z3?f)A9Hvp>u=>J9nUI0!2R{zxh?Ef
wRIRB6T_5TwA0RMmgg8=;hS^!V~Q2#{$K>&&Xi2sTIuK+gyegIYfZ~wplK>(BhXaBnY^#2P0LI48*Pypxu8vyM8S^%{FEC2uiE
&#Ou-T%n{+W!s!1pxB@T>uFHK>*1A0RU|OL;$D%l>hAi2>|K;GXT&3rT?V=`TxQH!vD4Z(EkSj*Z&j%1^|oyF94YT*8jx+d;$9
Z83En_NdQFwJ^<YSQvqlIdI8)2E&<yCG60+bH~`E5Tmh#4lL6EJC;?&uL;wu{F#yZ|LjX1aEC4hBOaG++@&6D21ps{iEdb5`+y
6EIrvG*T+y5Z|H2|Ui?f+o^#{j?ozyO*5#Q&H8<o~V!$o~xhs{l0sumC~;0RYJW%m1|i2mp!y$N=O2b^vAnQ2@OE@BhO8N&w3L
-~YY;I{;|_dH@~(!vB~5R{;0_O#tNo)c^GV^Z%s(5dfqA{r|E5xBm$M+W#d0YyhbLCjh<w=>I+d5daqe`Tt7*835@2^Zx??k^l
k#7y#G*0s#2`#Q)0w5diW3%l{?-007$m-v259IRH2S&HriuHvp0UOaLeV0s-d#CjdME0szwhZ2!;z!T{X=AONcWl>l`A=>P5iB
LE8l;s4nGxBn>sF#!(%8vrE#765wziU1`5WB+mg0{{~M@&7ac@&6hCO8^W2P5>1E`u{2bGXPlt2ml@cxc~(KCjc4%7yv~8(f=9
%jR5cep8-Jt3IQqrsQ|_SNC0I4ivUOf^8mvC{Qy4zUjPvS?*D@U5da$ivj9T?7Xe8C6#&Nn766w29{~UVFaYEKzyLV_;r}N9A^
_I^+W$TPBmm+6LIBSH?Ekg@GXRMH1^}M_ECCDvSO1>>_WzLo`~T1X835Y<@c_X8k^uSt*8iyh3;;3!f&W(j0RSEVkN;Qy*#Fi5
!T&b^KLAz$NC6W7_y3sx902|Q0RRdBLI5ZL8~`i;SpZ1@2LPD>B>+_bWB?2R0RX@M8vt?uV*o<{8vq0VbO3h%J^&H`O#oQ{b^s
>;>i=f{I{@_m!~o&{1OOud^Z(la5&%sAAOP_HA^`dS`TvIhDgfyJ&Hvc{LI6$x-~b;07yv~8R{#nC003hE2>>Agv;WNhG5{L@v
H%zW8vu&`NC4FTxBn~vxc|ccU;sV<xc}Dw2mt5*`2Y3)L;xWGq5qTr2>{doz5gx%BLE2iDgZ?Qy8qVy*Z=PS!2cKkIRL%?FaX*
A!T;<3!T<38p#L%eqW~lTVgNn>bpW^kg#ai3xc?LY;s5;q-~TB9TL54I(EyVGI{>Nwg8*XyFaY)d%l{q#$NwJyW&b<?u>b%7bO
6=>=Klx)+W#8>C;*E7W&dpd(*H#NTmRPo_W#oVV*eZfi2x1&DFFNbZ~#*PDF8bF69Cx%@c$+N<NxLV0|09PSpY@=9stJwbpR6p
fdJP32mmJlLI4N=8~}s=VE<+SwE&|3)c+R%-2d(W?*DTCi2tzv!~YHc+5bWSGXOmRU;z665&+Qu@&6eBF#vi0B>*D;I{^Iu*#F
)CApjcyvHzz3VgH5y^#8;E3IP58`~Q#sngI0wK>!B;3ILe@N&lVy?Ed-x>Hquxx&Ije4gll-KL9BJivT|WKmZ;9Pyl=YjQ?N%N
C2DvNdRO2`~K4ZIsl;nXaGO}xc@o;&;J$xC;$WiPyjjq5dazh7yz>WT>pOm{{Qd)<^K-=(f@z{?f)<UE&wC{3IH1by#EaV_y1J
@d;mKDQ2<f^Pyo#T=Ks9^HUJ6$djLZK9{@N2a{xvFr2j<#fB-rGH2~%RKLADmZvegj!2jC-dI0nP(*GF%>i_KjIsi!j835k@;r
|){>HqWpZ~)@}J^(ZT6#zQ`&Hudrp#Ks8VF3649RSS#%>U8<?f<*~VgUC4g#Uv72m!tS-T)^6_W(KoHUQ}VGXN6+X#gYuo&e$h
FaYBJ;QxpK3;?|UO#gWRv;WEeSO1Izu?2Pm90ODW007kg4glc))&I!;P5^oT8vr){#s5G6CjkHddjHS=F92EqQ~<#L8UQ5#5&(
$*000aCMgZ*pLjdUiPyo~a9017w4*=5tK>%(5Ish5~9suzF-2d16W&aZZ%>OR~-2dqR^#3&fh5!%%`Ts5etN#}OdjGZl(*Mi-(
*I5SN&f@@D*%7~e*n<`{QuMbAOH*i>Hp~fLjW@X^#6GPl>e&#@Bj1thyUjP000LBk^t2I<Nvq(@&EV#!vA^zUH}XLE&saw%l{M
r^8d5~VgEe<K>y+Z5C4<?mH(pwZU7PiNd7<oJ^f|=NB?F4{r@Zg`u`OGCIAfp`2Q*Z_W%F?3jqB84gdlG6aWeU9smdc@&EPz_x
~XP82}~#1OVXw4*(JX=l}Qr`v1uP-~SN+&HwiQ^#2S1`v3m_Gywho_5Th4_5Tt8ApjBp7XSeO7XS<ZCjbus`2XYo{r}bfnE&Sg
_y5EH|NjgC0RRgC1OOEP4*>W7;{Wge@c;P#^ZyM1@Ba({4*&`P3jpx{?*9Y;)c?i*;s5*p1ON*F{QnyO_5bq!1px8?=KtIO+y4
dt?*9Y;^8e@m2LSQ^2LSp14FEd;_x}R`5C8)J>i;?b?*HKb008p;`~SrM{{Qs<1pxd1-~aXh<^LQ2;{O%^=l}2j<p1~o`~Uy{)
BoE4*8e2{695<hSpkmw(farXp!pvFWCj@jGXe<)m;~<mcK^Q#Oa;sUIsgg)A^-sZ8US7Z`v3p`1poj5$^Z8MUjXv|0RRgC<o^Z
$`u`vR<^MVW^8fz-2>|E+2>=EFBmg@A3jpo^{Qn660s#I0{r}?s+5hPO`~Up^0|4>=_x}L^`TrpR=>PBk2mtv11ppHON&pW44g
mfC1OWN}{{KG!5CHK1000;O`2YO>^#9)f`~U0z_Wuz8|NjC2^#20@_y7F=>i+`(&;R@X{{Jli(*N@R`~M063;+fIBmlSn3;@pm
7XbYK0RRaA2LSm00{{*H{Qvd;?*9V-4FJ{u<o_H1008j+2LSs2`~Nfm4gl!?6#x(bBLM&Z9smIV?f(w|`~Ua<?f?A$3;+}WL;w
{4A^-pYBmfKm6#xSO3ji+w^#Aq$5&-u93jiqq4*(7T6ae!7^#Ak!1pq7n9su3{1po;E2mlfQ001!n>Hh)%`2Q&Y0|5E|3;_H80
RS8T@&670{{LnGA^`UP?f(D(0RZ^_4*>fA1ppNQ4FKl<4FCoJF#sI^9stJw_5T0>0RRpF000C4_Wu9?@&Eb%`2P<8;Q##p?f>T
g>Hh=(2>|Z@5daMU5C9VZ^#3FP69DS}|No-@CIICB82}al^8X6}4*>T60|4>=)Bha+2LJ~E6aX~<8~{TA-v0mq1OWd3`~UU-H~
{$n_5Tb2!vcB+0RZ6!$N|{)RQXl_G5#3>PyVL^Fa6*6HvNJB7yu9e82}alXaE%e695GO769}A9RT$I>i_=#_y5TMwEyk@3;@vo
3IHqs001Ze4FJ9W3jhWH@c;Dx`Ty|$3IO;20RZd&<^S;i^8W|`0ss*J;s5Oa`Tq<6EdUY#AOI);7yuFgG5`?(_y0Kn`2YI<2>}
29`u{!v?*9w`761zX902|Q7XbMG_5b_-|Nrp+{r?;Q{r?#N>;Lip>i_Eh1OV&*=Ku2l@&ES!1OV>;2>|N<2>=HGC;$Th0sz?m0
08;_?Em=x2mtH<_y76-008v=@Bh~S>;LBeC;;jI>;K08`~UO*1pp%e_y6?&?f?D%`~U9$2>|K;>Hq5g`2X<#|NjR71^@&A761q
U(EsrN(Ekbm0{{&GIRNql*8#@*LkK_sEB;XcSp!!7{{CV8PXWjLb^4wP6aX;*D**EU5dbv+;Qs&s6#)DH<^S~m7620f=l>u82m
l2D_Wuz8{QnsM0|5O03;+rM4*>iB_y7F=008y>3jhcJ0s#E~4FJvm1_0Lo7XbSI0ssR5(*OJa1pxQ|_WvXR>HiG?3IH+yIshI3
4gmN61pxT}R{#qD^ZyzE`u`IEGXVVm@&Cd98UXtL0ssmC_W$<(^#Az(`2Pq1_y6+$`~MIC`TrmQ=KmG|4*>lC0s#5{4gdxK?*A
qL3IP896#)4E^#8s8?Eek``~L+14*&rGBLM6F{{IjF6954K008*^@&Cd95&#VV?*9V-_WuF^_WuO{2mloT?Eeb@>;Dn}6#yOp8
UQZ<`TzR=0RZ#=9{>{o0{{a6@BjDz@BjJ#2ml}e2mm+$`~Lv|2LSv3GXM(!1ONa42>=EF0RRR73jiws`~L<28vqvo0sssE*Z<-
F<Ny8t`~UR+2LSf}8~{83>HqZq{{Q>`3;+oL0ss*J3IO*10stKV6aer4|Ns5}7XbhN>i+=%ApijY5CHlA{Qm?1D**KW7ytnP5C
Fjc6#xVP{Qvm><^K=>2LKEJ3;+xO2>?0(?*H!p(*KzM8UPdk4FLN81OWN}3;_QB4*)g*@Bak==Kl)-AOIr(^Z)q&3IO^4AprRQ
{r?F73;+QD>HYiutp5lC7Xr)s_W5x5pat3ld;HA<8vpbEi~EoS5CGx-O915mJpldxPXHtU^Z)Jt9{{fZ2>=NIMgaN$^8X(I{Qu
_v4*=l*C;$%t_5a=f902?OJpcdzJ^<<e^#2F|?EmZk#{Vk-?f(z}^Z)w)&;R`YPyh!2J^<kV`2QaO7Xaq}901+_5&#+i{{QL!D
gfU98vy<PCIIFC_Wu<C)c@uG$^Z8M>HiP_>;L!v<Nx;mZ2<89N&w>j^#A(*`v3L+^8XJ2^#1?={Qvd;`2Y6*|NjU81OWN}000#
L0|4;<AprINE&v|@@Bi}uGyviM5dil8G63TL_y6?&0ssO4_5bnz00960@BjY)`2Pa{{r>>~_y6_(TK#bPbpDe46aM!A9QsTC6#
&lv@c$qH+5ZawCjcG*7XTLk`Tx@YDF7A#768)!82}al4gl8w9{{NTGXVGh-v8hKBLD{gGyo(3@&5?`<pFg5
""".replace("\n", "")

# The mover's lead: for having the move, by the playouts' log odds, and by the means of pools.
FIRST, PLAYOUTS = -0.01965, 1.076
POOLS = (0.3972, 0.9732, 0.8783, 0.4544, 2.104, 0, 0.5466, -0.01991)

# The prior of a move, by what it adds to the winrate; a pass has more besides.
GAIN_BLACK, GAIN_WHITE = 26.54, 27.16
GAIN_PASS, PASS = 5.559, -0.4508
