"""Learned weights, made by `python -m tools.research.learning`.

The network's numbers are of 16 bits each, in the order in which `boards.square_weights` reads them;
the sums of its layers are divided by these powers of two.
"""

CHANNELS, BLOCKS = 16, 2
SHIFTS = (4, 7, 6, 7, 6, 5, 5)
NUMBERS = """
&;Q;3`v1xQ@c&Bx908yH0s$favHn2-!VHA~*ZwO1*8oxf$p9h$-~apn?Ee)2y8rC|_5U0I^8Wz<J^+~jRR5U(F#vY}U;u9RY5;
KnC;-F&EB~qhD*)mD<Np}|+5h(cF#x9jng6l>EdX}_2LN#X1psycQ~)Ca$pR|^RseSZ4giz>2mpNmDgdnipZ}`=D*%oEYyeFFC
IF59&;R%T_W}$6EdQGTVE&&2eg545&;M-z+X6!Xvj2<!C;&YGP5^TMyZ`3@xBu_|sQ(K9+W(0G_y79;g8xSWd;%u{ZvXB7-T#I
G$^Q`m%>T{*)c@H3;s5UcWdLjdPXO`%F95*+@&KLyD*)O53Idn@1OnFoGXS~(=Kz-gJ^=CmL;!&RPyp%w>HqlteEtjn+W*}Dk^
hALi2nls^#Az)!vO>V^Z(!fnE!45VgK#_<o^Z#ZT=wt?*A_U8v!c;9sxc8X#X?-76B^&SpSayQ~sp@KK_XRR{vT6vH)EGZT}+x
2LUbt{Qw*QIRNzltN{W6HUL`x%l|9`x&Lzi4*yd9#R6FU82_UGJOCO5IRLExFaRn6;{g}}JOIW24ggI5^8dmA+x{p23<FC4(*7
O)8T|$Y75yInjQ%hGoB|8~s{X_O<^LxC{Qt%OCjd|YNdP|pG5|*aKL7~;MF21Wg8(7`@&O<KmH<)!F8~+-LjXhoB>+kQH~>EY9
so)JV*r2uR{%i(EdY%GZ2VUM8326%wFJWHn*?|OKLC#aYW#ZuH~?+{h5&c}p8#b5{r^Y+O#n~;3;_NA`~TDc4*=o+4gmE3>;U)
w69Do5{Qt}V69D1=6985KI{;Jw4**aAdH-1ZlK)l!?EkO-eF3Hawf|fH?+v>Bkq!d?6#$O^1q`nL1pt2lZ2!^waQ~739{{WWXa
AD_5dh)<!2izx1_0jxG5|pX)ck`31^}D@9{`I0`~SoM-Tz(xqyPH<`~Oq`+y8C<)c;ig+yHI>=>1;+<N#d(VGSS(8Vy$g>Hu>9
3;u5a>i|yx+W%bt<Nr?pApi~lIRX#>TmXmwMg9){WB!EzcmYWScnm=Vg#pa~kN)=lo&L@MJpdd4NdhYX4*(nh%m1SPzyB%#%>U
E>`vATF!~Z@2{{Jfj697U0y8qYz^Z?8M$Nw4t*#DRR&;K0&sQ(23P5}S^uKzv%kpDyhj{iFU>;8iE0{D{l^8PdbkpEHvlK(gVu
K)c1O#lD@um5-emjGx0YygM=hXHW`oc*x@Q2`YK0tAi!@B>o<5do3`SN%Kzi2<qrcK{Orj{t-Kq5lK`Y5)2Et^W!DM*sW)W&is
BU;i`#G6EO@VE+aHZvXxPZT}Jg=KuHqh5zyY$p6OwUjS+VTL9hvBmlMm00FQ7B>>$283MNc1_Ivy9RRlg<N&1rE&%cWO#prXNd
VLTVF2g=UI6w0L;$e=a{q?`W&geZL;o57yZa*lGXH@8kN=SYc>kaOZ2$`ab^z@FO#oB?>i%~A$o_5sZUC|WL;k)0VgR)O+yONL
*8#f#XaMB@a{ki)d;nws*8YP2(f(Ng-TyTIHU2pN!T-+yp8(hVg8-`l?EszvWC^AM^#D}>{r?R7;r~hiwEr*v`~4OF!vE9%<^M
hZ#{cC1z5r<fo&0wJxB#UAq6wM?KMIWj@c_~R-2B4<>Hr7;;Qv7X>i^gOM*v^|mjFlrN&q$hH~>-rI{-caZ~&J8#sHoGhyXVL8
30NE8UQ%}F#u%%XaHCMNdTPxfB>}sgaEt$S^o|I5(Gg2TmM-9DE&<E0R3qHF8}}k-~$B!TK~EKQ2;~$YXHRm3IGHE&;J+z5&%5
_MF7M9H2^IDV*oq=4*x9xV*nWdMF7(OH~<;|{{IO8!vFFA3IKQjnE{;v$N`oBa{zSzI0IDw@&Ew>L<9E#2?GoQs{kMWR|84^yZ
~ze$^oJQ%>j!5<^LW4c>wkQ8vteiHvp#rTL63jyZ<5pYzAHcZ~sXEf&e7}g#dg2EdT`ouK*VSy8p-ja{%=KbpX)+T>l&ZMgkH5
WdDQzM*U0xLj8dMQvVD9HUbC$P5;CHd;r-1cmT%#3IUY>>;IDhW&k|^`U1KEqXHfPM*Y(RX$7JLR{eVbQUpx@ngnS8jsOS&g#a
7@+W<xY`u`^Y`~M^WkN@`o9RT(Kvj08-4FKKuW&i^Lo&V<mZ~xl>zW*Ko9sn!=-v2EC<o_Q4d;c#0+5a*Ce*TsI763m0@A|p|0
Remgkoy$?*!@8NviwH?=KtsaYXA8E%m1YTvH&mwG6A>&-vH$PN&+zbivXqnXa48?!Txvx9syzh#sGx=W&s)jw*X!N`2pkr$^UK
uWdCgdum7_EzyG=cnE%%R=l-_<k@>{{6aSz9lK-OtPyf6C#{WqG@&9W8@Bc3VSpY%+OaMp#O#o~FqycCESOES1wgGkf&jIcKSO
9VWpaE3?d;lf@UjQ@!XaE%e3jl-vCI6uR$p85Ns{ft-VE;J)L;zd<@&oGrBLK_)$N#hbJ^xVv{QsZ-&i-xx;Qy`wg8>%*Apxua
82=ytVgdX9`u^zv(*u3|I0QNY0{_kZYycqsQ~sa;Dgr0}rvdE%!T&7-c?R_X0RUqDngwP45d;bUfdtF`w*RsIF#-<%^8SSccmN
Xy9RRxm^aV=;9{@}Mb^n?DcmKox;r_1x?Ew$~p#DhzJo^U*=K34|s{UC2oB@^qhW(HKh5si0KL45jyZ|Tw4FEg<zyKZq|Nj~Q;
{W6SzW@~hZ~-p?2>}`atN&;K(Es!QlmHn3EC3(?sQ@|v!vNR+Z2(yS%m7mWI{&Kw*Z_0_x&O)b^89iFhXBm~f&Vf8e*gsmz5rM
N8v(HZasa3R<N#p+WdQyE+W&z8fd6j*?f|_12LXfs0RiCumj5;ZlK&O}(*T+P0ReLWtpJMuJOI7@Y5%ML(*d3WI|2g$Is=FUBL
ac|^#ry7CjbHg8Un}vga1$f<o#9!+y5v3{r@BXS^l~J5C53}SN_8OTK^yb`2g<#mG~$BEdS~Op#ARsTm2OQpa3ra*#5NtYXF`A
#{U%nt^a@kp#c~Gp8l)<uK~USp$h2>I}DftoB^5tY5u|ghyls~q5pvZ(f^<TDgY7#69Kvb%mA4G+XKq~5e3ixO91@_Y65TsfB@
+JaRiwG=mNa|&;XPI?f@wRtN=0qzyEjt%>N(&-Ty!T@&HZ$<^SFQo&S0IaR1K$$p6s)j{tf9-~SK*<^Qe!-~SB&oB#0tK>+aof
B!W9!2h)X-TxQ=YyKPcaQVdbrT!5A*8hzFy#M0<lmGhvT>t<8nEwa??g0b<Bmukto&hTXCH{K=Is!!nUjan<sQ_vPumYR`z59F
u0|J%*V*>8~wE>X;1OQe52LD6=<Nq80J^u><4gVhiQvdV-toi@}NdGwi1OG_@5C2dA699ey`2K4E1^^xaZUATibO1L1HUL)un*
mM$HURDa#sRSR*8%DON&s2_n*k#LPyjvvS^#(eW&k1py8wLvoB(nFgaFO|?){PiH2)O<@c&W%uK<hv<^M7Owf<!SrvE$uQ2^Zl
qW=T|H~`lG3IBHfYyZUn+5cw%TKtFq2?6i`N&n{p%KsYxc>oy!di;_AO8}DqNB^GwbpPf6ZU9#P>H^^Y>i;<cssBa+;Qki^bqO
&9V*z*s!v(VdxBMairurZOyZ@d3MgqP4|NpiBH2^vP5df0^lmFHKt^05QkN?F1*!&*@-27AmXa7zC3i=oUB>ztUk^db3YXIl}S
OC5N2LQJKbpR~@jsFAyeg8iIHvvxpX8tV!N&yN0ng6)|b^ihYwg8_1@Bg>}#{j1Q*#PeV;Q)*Ptp5l9PXf*U8UPvq%Ko<ayZ>|
m1OOZW;Q;3T0{}Sy)Btn<xd3kfzyK=%%KuaVfdCi)R{(MUcL4YQd;s+TECKoeq5vBJp#Ty8l>q7gWdIKVwg3J9tN>F0vH{%ye*
$O#W&&;jiUREY(gGd-b_G-c&jqLf<N=xdZUVmkK>_{&5CY2n-2(3bKmbnw6atw5ssHH!bN~$lO#t`+YW~OoqWvNPg#RA_W&yPU
j{wjCLjVo|uK^4I3I90&C;&JC8URoLmH*oScLQDmdjIPM5CL2Py#ciaO8)@>Ap%nXVE;t`BLFo4F91gXM*!yl7XT&!O#mJMbpY
=Fv;ZgoHUQ@T?ElCA5&#td^8XzGt^g<iF97lYKmeiu<o}!i#s3-r-T#>YBmm_A8vu0xy#EjY!~gC76#zN_=l>D__5Z2=5CC%k+
y6HJD*#mh0s!Ct)BiO97XS$W(Ely~eE<6Y*#A2K{{O}QBmf5h{Qm&}v;Q~%IRH!mz5giy695PS#sb0r$NzZ%K>)J=(*KVFQ334
#Apku93jp>1-2t-$AOMO36aq{EtpdXT6$EktIshR6#{V?{4gm20@c!8UM*q|R3IOl_(f<(u<^M+kX8#NTI{)DSwEqkM#{V$@um
3y%k^nsblmHe0>;R|$6aX{;!T=NiF#rbu3;@#q%K%LQ-2aUL$N(Pz!2mA+od6a94gfL$6abC@=KtORxdGw-e*!)M^#39N6aYa0
0s!~`UjO|6F#i()HURDa?f*RhG63lRi~u_TasVs<jQ~gk*Z*<@PXHhQ`~MvP5CGl(P5{{fIsk|OV*vL5hyddMTmba{?*Bai?Eg
am;Qzt@u>kJ>{r~O%1pqt%#{bj*-Tz$x5&%5_HvmZhr~hjJAOJf6U;lXku>T<dq5sGLq5qly!2c}(%>O?CGyn|%Ish{OQUC1!$
p4K0Hvnh=eE;hIZT~(1J^&8@#{V7w>Hix5ssH%@(f>36E&%!e`Tynr8vsfG8UN1zNB=tjZvgoJ@c%3Tf&kk7;R4kEZ2<!Rt^SP
x#Q*>P`~K4Z_W$eu1^@;CNB`Xe#{cX7X8wEs>;W49X#o%a?Egdn<NqB1;r~1Ui2vXJx&J}{%m32<J^=UsE&vh$LI42(Ljd#t?E
fPGGyoF-<Nta8MF0l?rT=aJy8o2|+yA5jaR4p=%m2*(DF6fj!~dTGH2^6Dr2kg`VE@(sKme5gVgO<P2LN0ES^!G|dHw1CJ^p9{
4*=}{8vx1w^8fb#-u(gqasXfeGXUxU+5Z;-qyWhOCIA2cg8=IPA^^hx&;K<8EC4?M+yB}B?*AD8cmP)b>i>QM8UUC7RRGxkPXM
g{&HoVq_Wv6ImjB}aCjk8a0089wuK!v9I{;+><^Q_>2mmqw3IMeK;{W*nI{+yF>HpgQUH}RJHURYhUjXU<82}OhWdPv+1ONa4+
yB!4_y5NK-v9jnA^-*eC;$im{{Pqi)c@@NJ^&K{qyNPJIRNYbF94bUlK%z(`TrjPqyL}(<NpT$$p8HR?*A45D*yuk&i~i|RRH?
`gaIxA76DoTIRHcfE&)ve-T~kLJ^?QQFaiDmGXS>$-vI9bCIQ#~2mrnSDFC4VEdU_^9{|_?SpY8p4gk*o%l{1k1pw#&!~ePe76
35-B>=wv6aWVRFaRw80|5K~@c_mD1OW*E`2X_&=Kl);`u{HgMgcGYBmq|dEC8$k(ErK+CICqQEdk~K(f|VhKmhsw@c#(_O#s^e
7XZWm<Nq`OR{%`_$NxS6D*(~|m;mPgVgU31M*#Z&5CA{`76A1B`Tqz24genj4FHb+BLGwXx&KK3R{#|NMgT+r?f<&}^#Aey8vq
*s3jo{y2mlcP_W#TO5CG5rJOCH~+5g`E&;RNF1OU+g(*M){768`&NdP1OMgZvlD*y)o0s!~_008^{3IO2$>;EVKPXM_8>i?wwI
so4PRsY=oX8-vAIRMW883677KLG3h|NkKX>;I_#HvmQe^8YRX5&&iZBmfHlEC6BvI{+I1E&xmbFaRq6R{#Y75C9ke9sn2s)&D2
}SpehzV*xt=v;iFe6#%gULI4#53jo3YyaLDnQv##^>i-%7@Bh34-2d$V<pDha69NSQGyop}6aeM_O#t)%0|4d!7XT*!2LKoV9{
>aZ2mm<%<p1RV0s!p)3;^E$E&%8MApkxA_x}q3n*S{T>;D!1`~O}4?*AMBPXNaMIRGmF_Ww2i3jkjKo&N&>m;W08q5l{F&;P*y
#{ZZAJOIxBO92u9%K)hV9{{NU0RXxHE&xve&HyL?#{d%mAON2LAppGqeE>`VtN+FS>i>!WJOJ4L833UFQUF%~_5Tq7UjQ@!MF9
T)?Eh^4BLF!7?EmEd_5U&e?f?A$1^~tXGyoC+;{P82=l>u8CIIUH(*NB5JOJbWMgSN9%m4rXKL8W}_5UaU1pvqY@&BLyIRLl+K
L8W}-Twms?f=;Sz5gfxzW>Mn8UR56tN#T6^8cOx(Erc>B>>p}t^ck65dh);@&5||_W$(%;r|f;!2jC++yC$X#{U)o{{O%K<^Sj
Z*8l$h&HwiQ!~ZG(=KmA`lK?*e#{WJ5CIA@#4geDX<p2Et;{PQ8{r~j;VE_sMJ^<VQ^8Z!<$p0b$;Q!bE#s32U!T*#0tpL*hoB
*%?=>G=*-v1c@Bmk8EfB+@{mjGq|;s4_Q{{Qa(2LOQpY5*nxEC5ab(*R)rYyfEhdjQ=3@&6(K<^SjZfB<L!xBz?rk^npaW&kGu
fB-N64geYeEdaUyIso_os{fGy*Z<4^*#8v(;Q#Lb@BhL72mlcP1^}r44geSc_W$VrSpX^k6#(J?_5UdV!~b6YTL8NMC;<Hb-2d
SJ9sn5t`~Tnn6#(l0`2YX^0RSfe|NqnfmH_Yn`u_v~J^(ua`2P(6<^MSV>;L=zzyB8i4FC=RB>>I;1^^rYKmZ*8FaSRQ2mqJ=;
s0R&B>=wvaR3GYaR2E4CjdGCzW+4<)Bh9zDgfjEtN$7RHvpgi{Qr~x=Kt0IK>%$4Gyq`$AOPb38vtkkTmZ-a2>=-Y!v72a`2Xt
vQ2<E*TL1w7Y5*hvMF2AZH~@kGzyCS_ssG3TIsmHwiT^+VkN`CRFaYQOIsiZbDgf;MX8%tBssOP7%l}UR;s1yLSOCNSLjW597X
TgrA^=JN+yCSLIRGyJ6aY2=(*NN9#{X&nJODocLjV{6{r?pJ4FK)`2>|>5*#Fr7FaV?fr2x?XA^<f2F#ziSE&vh$QviVf(*UCX
KLGXr!T&%22mtN>4gg;OL;x266abzCcm{n2tOno(007wk4FKc++5b%cK>$zxSpUKP`Tx-WH~`fD&;Kd_A^=hVDgX!oO#nauMgV
pHNdOA~KmhIkJpk(eKL8B?Dge9xIRGpG_y1e~7XV5C9{|Vy@Bfwh$^Qia)&ENZ^Z(iZ^Z(iatpL~m?*F0wrvG~YOaFHLuK)7<z
yIO)f&cjbVE_sKb^!DL;{T5RzyAmT{{JTc`2SM?<NtF2X8*qb=KuZr>;FgquKy+jrvU2z0|00H2LL4i#{UukNC4{p(Ee-u|Nk-
o3;^8$^#3~m^#9oZ8~^9~Xa6_>RRJslEd8$j)BI-sl>QI_002P%|NkTab^s&*0RTS$0006282|zR3;<gI3;+cH8vq3W8vxD!8U
SYiApm9o8354#Cjk8a_y79;*8h+H)&Kkd_5c3=`~MOE`~MsOi2xk{`Tr3B_Wv0GDgYV)K>+;!KmZs3DgYV)`TyPj_y6ku;Qs0V
`~TYi`Tz3&1_1K^^#4`>^Z)Vx3IOx}#{aGV#{Uuk`2P?92>=uT2LST_2LST_;Qz$`ivPa<{{Q#?+5g`E+W+JK^#A1l+5h1G*Z&
Iu-~R^y=Ks?F4FKf-4FL215&$Rw4*(GWQ2-JE5&$Ux5CG%<2ms^%?*DuL@Bi}u3IOl_)&J%H)&DR6m;W&U-v8wP;s5pj0Ra8~s
Q;_~r~hIA5CB#H@BP2=%klIRqU?YGWDw5+JO|<n3kvY`q5!=Sa|Yu9asUYcBmn*Y5dbIv`2Pq11OOBOy8rk8AOQOR`u_|7>Hqo
v5&#YW3II+3<NpHy4gdxK9RLOZ3jiJf6951J{{Q^{0{{U40s!Ct`v3R;{{Q~}3IOu|4FLN8?f)<U*#8Lt0086v5da?m2>|;469
E4I69D@E2>=}c4*)#?`Tq$3>Hii0>i^>Z_y7L?^8Ww;761YO|NjU8`~UO*`Tq?76aWqY>i-%5^8fk&2>=QJ#{UKY7y#`5|Ns5}
5CA9u`v3F)2msdq0RZ*?`2PU_-Twms2LRIl>;L)x0s!>?000006aX#&8UWt^2mmMm836zPF8~by2mluV7XbPH`2PU_>;Lcn7Xa
k{1OO)h`Tq+5D**5R>i;MJ3jqB84FK~07XS$W0RZLy3;+QD`v3I*%l{YvH30qp2LJ~E3IO&02LK!Z>Hq)#695(f3jq5676ASK1
po;E^8W(>cmOg0000F5`2P$52LK`f2>|;42mt5*0|5R18vq&rEdUn)69C%(_y6wy1ONd5_5TC__5b?+_x}a}2mlEH0RaC0*#GV
S1pw~<_5a@g3jhoN@BbhG_x~~g0|4Xy>HpaOQ2^EdEC3e(&HwfPJ^=Us1OU1J*Z=qb1^@{F{Qvm>5CBF1@c#n<`u`CC0RZ;@@c
;Y&1^@>D&IU^a=m2*I<^`emgz~igIREPZbNn;`L;L&qBl@-dE&vMvEdV0`vj8IiEdU4rD**Zb?*IG$>;Dh{>;JL;a{t2r1OV6n
1OP_>Gyq5d1OV3m0{{yE;{WRZ^Z(-i69Di30sz_n+5hhU*#8Rv2mlKJ+5heT*#80mIRO9vMF8UeMgaf+J^%p#=>Kd0>Hq5gFaY
WQ>;G{8<^Kx+6#xqW8UP#s8UP6Z6#xnV`v2_z`2Y6*PXP7*_y6Vp_W#%a`v2Mg(EsND<p1se`v2em8UPsp82~2$BmgJ?8~_>s8
UXYE+yC+Z4*=Q!@Bj1v008R$@&BR!^8fb#902tH@&BR!_5c6>9RNB2IRN|rB>?^Z5&$6p5dhWy)&JN3@&Drg{{IaC3jp~4GywV
k#{a?p$N%&HEdcWWiv7|KumpVeY#V3%wfWin1p?vuJpeuXI15nl==J*^0ssa8MF8{v{r_PA_WuU}_y7C<6ae-A1ONd5>Hi%7^#
2wB0{{>J9smgd{r?95`u_+3{r~&_^8fz-008U%4gmfC008{|?*IA!0RXE1_y79;?EeD*4FCxM1px2=^8X6}@&60}EdcTVEdV3{
4FLH64gmT89RT(J^#3pb>i_!x9{~LS|No5t_y6ht^#2C{3IO;21_1W|`Tyhp-T(3b?f(w|_x~6G`2Q0C2>|^6-2eLjGXMtw@Ba
k=5&#1LAprUR_Wzgv_5TzA6aWGM@c#h-9RL&n{{I;OBmf5h?*IA!2mr7DA^-{i6#xPN1pop71pxH_2LJ^C{Qo%s5daYY8~_0TD
*zS%<p28rD**KW?f(q`0{{;I^#2e50RZ~{761bP^Zyb6{Qm<07y$eK=Kml71OW8^2LK2F5C8@M0ss;K_Wu9?2>=xU0sspD_W$<
(<^Ki%`Tq(43;_54696dy?f?7#2LS#5EC2`q^Zx??2>=8D0RRjD8vyYC1OUYU{r~#^^#A_<7ytnP?f(S;{Qm?1HURPe>i+=%4F
JFY76AJH4*>c93jhxQ`Tq$33jhoN4gf9y`~UC%;Q!|T5C9zj836eI{{Q;_DF6Zh4ge+q`TzI-@&5_{8~_af<^S~m<Nx~qQvmt@
^8XwF3jq87&-s`GO9MmyNCzYd4*50r$pBgeO8oHvxc^=MQu%-e4FLH69{}|KI{*&=2ml8F0092~69B{i@&60}4FCxM^8Xb84gl
)^3ILz~4*(4S`TyzvA^->g9{~3M6#(u3{{Pwk)c^VaqyHxW`2Pw3`~UX;!~Y8aIsgO!8UXD7`2Q9F1_0;(767yV2>=KH`~U6#C
IANj3;_236aeo3`~TAa-2e0ctp5lA_5TL|_5c0<_5b|;Lje8%CII9A`v3j^{r~&_`u_(2`u_j`{{Q>`{Qvv^000C40s#I0{QnR
D5diZ48vqvo3IGWJ_y6|)D**NX3jp)~ECB5P{Qvs@0RRC2`~Ug>00000`2YX^{Qm&}|Nj60{Qvv^QvosiegAs>H2!h`5Bxg+A^
_I^&i@tw-2VdrC;%h?8~_af2ms>$Apjx(4FK8yGXNR@9{}P15&*3K7XbJF=KtUS7XT0dF90t9_5TI{{QyV)
""".replace("\n", "")

# The mover's lead: for having the move, by the playouts' log odds, and by the means of pools.
FIRST, PLAYOUTS = -0.43, 1.335
POOLS = (0.8834, 3.909, 2.284, 1.957, 5.588, 0, 1.781, -0.01817)

# The prior of a move, by what it adds to the winrate; a pass has more besides.
GAIN_BLACK, GAIN_WHITE = 18.35, 19.29
GAIN_PASS, PASS = 6.645, 1.219
