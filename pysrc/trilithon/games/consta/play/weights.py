"""Learned weights, made by `python -m tools.research.learning`.

The network's numbers are of 16 bits each, in the order in which `network` reads them; the sums of
its layers are divided by these powers of two.
"""

CHANNELS, BLOCKS = 16, 2
SHIFTS = (3, 6, 6, 6, 6, 5, 5)
NUMBERS = """
_W!j1wg0*Q^#2S1^ZzOU2LK8HG5`hvCj-?0E&vz+uK$Ss#s3rl1_1p3LjM5(1pom6PXJ#4RRH?`)&ErgcK~+(<^L@JIRXd!ECO
%<?*EYgw*a93{Qn97z5gKqr~lgjnE&(t`~e^Up8u==2?1~dasa>oBma{E!vnqntNyP400FiE%>dH>z5f*e)B!vIfBy~uMgT7WG
63)Y0RZ0qZvqkj`2X+!xBrj-`Tytt1ppcUy8<r%{{Qd)LI5@ZECA;JUI2doS^$0jgaAJQr~o4Vg#h*dTmXRqBmZ*&NC4*m(*G*
~zyAOMG61*#Q~-|uBmf5hYyh?Yb^y!&mjJl^Z2h+VrT~-xivNuMbpLn&eE`P&3;o&sd;m89QUKWhPXHAF>;LZm>;K#T@Bifg5&
+Hr)c^GV{QnUEy#EjY*Z=bW`v1KD_WuI_9sm~r!~f&|`TvsuegMM$kpP1L&i_RKhXF4Dr~gv`-2g2C&j3#V?*F>~@c{Mz>i?hs
eE=^1Y5<}DxB&0})B*ngc>sX`q5$OoI00?|g8<_GUi<I<PXJp0g#h0Ft^m9M+W_4F$N|Iv*Z>j$2mrDF7XSkQfdEASZ~#XDUjU
l`aREmCYXNisNB}GVTLAn2WB?%m+W!gw*Z&Iu2>@{bTmWnU69AR}^8V@o4F9D6vHvXr^Z-)<vHzz36aVo5BmbQLEC4<LOaMy&3
jnqM*8hS3+yAQn&;L*W8v959>;Dx1&HR=80R0F6^#7{>YWrmX0szzhz5j*((*Lag)c-C3762yz*8ji%IsjAuH~`82UjX3%*8KG
VK>)-5J^(%cF#yj0-v2oO{Qoro+W+qV^ZyY50s!Fu`~Ly}*#80m;r|H$;r|K%6#(Y{@Bab-_y4v3S^xt8^Zy0_u>XVq?ElgKAO
HLQlK&(C@BfMZ(EkYmc>sO^l>5g6B>)@%$Nwq+cmMbR<Nv1rXZ|YxoB#U%FaXN`9smXaAOPn8;{Eji9sq9tDgTc8BL7_f2>{6e
S^mxd4*(4SGywJgBLEBlssA|u1prt8p#S3k@c^s>^8n}nGy%^9==l@{ECD_Mt^Gd(s{L31y#Igy?*DrKxBn>sDgUegW&a)k*8f
ug#QcK*762UmH~-T62LJf{UI5PjBmesUdH@6f0{?^m=>9SQ;Qt~3NC36~JOFq8tO4Q#1ObHpX#H#ezx$N`7XB~(lmJ2dPymho7
y#V=SO3TVSpW?H!~nSfq5u~FW&p4OO9R3I!T%QkApoTMOaKi4Lja`#O9R&d`TrIGgaH2kfdJzFJ^+LM$^L`>XaHRSYyg)2E&vG
uy8-h9aR7@0lL5d0g#Xk1ME~vp<o_c7BmWrx;s5LZH2|0YF97`iWdNA|lK(^gJpjc375{(-5C3lgUjQlo0{=+<4FEa-$p5qd`2
SJ>#Q)C!3IOE)000jF0{|ZY5dand_W$Ys!~fs^-v0#v0|4p&{Qvy_0sz+k_y6+$_y11-MgM#MvH$=7+yGPplmQ?D!2pH;4FM$q
G69tU00E-`kN~d%Iss4sqyKXMi2oY^{QxckbOJ>Jy#QGNg#p$6-~kW-j{j%<x%-X$;{E~wUI9n{VF9@TKLHB^o&f~|S^-=CjQ=
(OtpA?>pa2g5=>P8jrvRe?f&sh&MFF1y!2nVLumCy%q5v`fg8!!fR{w+l6#z#74ghoj761eQDgeg<F#tvYLjQXJ#s1m=PX8MK1
_0y&1OQV2SpaDOIRH-pQvhiHZ~vnIod00|(*PO%@%!HW%m5<*YypA&O99^h0s-&+L;R-wDFKlGV*l*^i2suRwf|uNhyQT^$NwM
zjQc|Wqx&cTOaMy;W&oxIYXBwy^!rf%^!q{p!vAyt#s7i;*Z&Xz_WvCK+5h?f3jhrO`~T?w;s4_Q8UW${@Ba<}4*=c&JOBUy90
2+M3jq56NB}7S9RCOZUH^#wPX8_fZ2_+S9syqha{)a93jHJlpaFORwE^Y*c>$LJwf{T+9RJJzm;aXl-v50700620#s5|T6arTP
vHzI=Z~%}2u>gPn-~S8&E&}`j%KxeW=l@^;^8c&=_Wu?DVE`Ba?f;YihW^y}mj0msIsat;KLAbtKL2z7^Z(cY698`i^#3dX%>Y
LL*Z))i&;LUK5CB2|^Zx+<j{*7qCIA`%ApqY082|wRAOIx)SphHqBLJ)bss9oI!2fvw+5i9lcK^8lz5iVR{{KY(7XY#V0|7Yz8
vb|y6#*Xra{uW7r~h&Q;Qv$qg#JDMrvJ46!v8e?$N$j(N&v$CUjPgL{r{!_!T~S`69SX~LI5fMb^!DKBLKhuqyG^9#s97UJOH!
+RshQYRsc2s6ae7?82};wZvGShDF!M3VgBR)?Ew7%;Q;#oPXLJklmCYRK>!f|LI9orK>!~BNdF4}C;%M*f&Uo)ll|xbLH!~BhW
{b}LjV#0m;Vg_3IGlOD*y-p>;L-y*8k)G^#1?=|NjC22LKHK+5Z6m-T(Oi`u`vR)Bo20;s5FX2LJ;A_5TC_+y7bsX8>3Lp8!b!
oByK!)&6JyoBw+MEd2%kLj7(3l>cJ?+x~q2h5vg1qyT^bi~wi=>i?PlCjVsrBLFr4GXN<73;<pL$p4W8VgUC7z5na~!~a_W<p2
HuF92Wv690t%=l@m!+yJHkvjATJi~q_0XaD#Al>e9i#s9Mc!~d`UcK<T}JpDHRnE!qNwE(jKp8$ve-~XKdL;tt`>i-M?i~sZhc
mMbQHvj<v_WC3NJpds9hX3LKX#WEM`~R)~aR0&o{r?vLApl1J3;+}Wd;f?4L;z?2sQ&{1jQ}|bod7NXc>h!Yq5vcSp8p#F4gfR
&5CH%G763E=3ji1Z5dh-<U;s)4lK|cStN_UYp#!}ErU2vrT>#(%UjXO-762mvEdU4r1_0;({{QR$_x}z6-T&eL_5bSs@BbA51_
1N_GypjO<o^i(<^TKtv;W=y{r@`v3jj6%@Bfzo1_3(&ZvRpL!2Wds1ptlz(*H64%myv~=Kr1leE%*0ivX<uy8nFu?f?w{asMFz
c>mo0Xa5cW5&*RR9RR%k3;;0z_W+pt`2a5f6adx!M*!0P4FC%OaR15wc>fmwOaP()K>?`%TL9|*oBV|Og!}^k+WzzZFaq}f+y2
`AH~&-tZ2#;2WB`N!OaqtzSO6;k<N);m<Nz`NF#rSrjQ}A4CIG|$y8to<jR4O8e*ljF(g0!rK>$wx<N)^o!~m86(Ej88k^V~lr
v6?42LK%X*#FM}-~y-ptO9NR0|b5mmH>4AY5<!6I{vZ#T>cIIC;pKCQ2%ZHZ2!IgH2@+0Ao)H1>HnnwCj(;mT?1(VEdY1^x%^%
J0RW8uLH}3%LjULgBLNu!76noPBmtTJcmGQQdjE|6oBa&_fdnf4iv4x}QUTfmcmbOK{{Y|sKLFGKngLP(762^&M*#T$T>g*#VE
|_SpZ=f!)BF$nhy23-SN`7qbO0m&g8n4{2LLMnEdYl9`Ty$w5dh@>%l{An^Z(fY4*>fA@&6eB{r~Cz3IN#uBmgD=+5ZXv?El;U
-2c=6#Qz`wF92-;Qvfso)c(T$`~J-SjQ)@QD*e0n>->EFul|Mp%>K&$vi_w2t^oQ0i~ubF_y1Y{(f&&S=l?PQ{sBb)TmfnTp#X
XUm;@C9kO0>Ig8^6pNde>k{r}7U#Qt~w{{O51%mBv(x&S-?DgU_s(*2kII{%&i=l;J0+WwRNWB>O3oBE&qU;m&09|7|L`2e2)1
^|oy`2LFj`~Ttq=KoCp)&J%Ic>q2ECH+VNlK}7lJ^%*)=l|;f4*+Wa7ypm{1OW5@<^O#IsQ>W)BLM3EAOZ9LJOEz*v;rdn=>ly
3+W$}hNC6H28UXD7BLKt$ng8McHvobFTmW_eD*zP$(f`W_#{VDylK?>iYz968ga8%*+yBZ3#{VM#7XYCEV*sH5-~Rvr-~R>x9{
?W!{{IO8_5bq!0s!p)4FC}Up8xg#=l}oz3;;<0-T&eL|Nk8T|Nkri4gWa+^#NA^l>bNn9008Y3<A;r8vgeEXarpTWBz9URsksk
Q35moIsiNX1Oik5LjN@YT>q^9NB<!J9RR`pX#ZUP9RP>`1^&JJ=KYQU5diT1xc}4sFaRh3YyVUKYX2nw=>PZs+5g%99RL6T+W+
VO<Nw_M(f`W--T(9d*#Fx9_y5`d9{>gbBmm$4zW@6F`2Pq1BLDyZ8vy(NCjkHd<^Kf$D*!D3C;;UD6#y6j9RLde+W+bQEdW0N0
08U%2>?I<9{}tB=>PZs`v3U<{{I{R-v1H+82~5%_5b$&8vqCZ0st!j<Npr;CIAKi?*H2V{{R2~A^_$89RLIX)c*_sCIAos_5TV
04*>1|FaQ?-&;R-V5CGl(%Ksn$E&$X2E&wb50RYwi#Q)d-836YG4gk*oECBrf*Z&Ft;Q#Ue?f>Wh_y4v3^8fDt?f=pL2>{#w^8
fGuxc}1sy#L7m=Ksk5%>TUq^Z&*F!T*>4(f`!{;s3b*zyI|A_y4c|zyIq0*#Eu%LjV~7I{+{M8~`=||Nk-oB>)@%H2@6&1OO}m
BmnpSIRF{}HUKyP6aX{;4FDhj6#(r24gd-O`TrCE`~TSg6adlx6ad}--T&?X`v2_z1OU$e835-0001Wd`2X$y-Twyw>i_-!7yu
yv;Qs{x1OV#)+5h$bD*z4v{{Qs<`Tqa_=Kt>h`2P+7{r~^}J^=dv1^^rY-T$!v2>=NI<NyEv#sBR8?f<0z>i^aM!2iDg;Q!|T*
#8><-2Vaq?EmKf9RT(J?f*gm{QnsMDgY<|1^_Jp{Qo-uIRFa)NB}_qF916L7XUZ_`~OM+C;&SEGXNg|B>?sR)BoQ8(Er*0-~YA
$<p1pd)c?i*&i}>#mjCVl>i@t0-v6op%>V!Y-T&|Zw*Sxn5C8)J{{Q~}@&EGwGyn?#?f=jJ?*9P*?EmKf<^KWz007ee6adu!83
6hJ4FKo=_WuO{4*=@_>HiV{AOI%-@c-xk!v8G*^8a7}O8`*-_x~vXX8=wBKL8m3{{LD4aR5yK_Wue1$p0Gv%m2OqE&%ucEdaLv
t^f1?@Bak=<^SjZ8UW@04FKQ&)&Jf9;{X2t!~f?00s#I0A^`mV^8e=l69Co!5C9+m5CH1`DgYAz1OVy({r}VdApimZ0|5B{2LR
&#SO6jb)&Ii(P5|2fS^(JpWdP0pK>r5+=>KB>b^rDM!2r?!hyeTlv;gz}#Qz@vnE+$|?f?h?tpP><Ap!FM0|1->#{e4vDgn^{<
N?wE3j&$~z5ibW-vVp|F96#Ai2zgtLjZ99$p3Et9{~CPeE<Fbvi}7DGywnq+yB!4K>)D-vi=kRjsBqjB>-^${{LeC3IJsQh5*a
|k^o=;bN`zE4FF>QVE;-0)&SrC&j45e2LJf}^#26^|NfK!!vMzrvH-IHIsgU$ssAJZbN~<lSpc&CcmUx4-2W8-&Hvf|-v3Pi!2
p>5i2y?Y_y3*$5CDt+?Ee`6n*YB4uKyeW5CF;l=Kr_<B>)Nlt^c0?s{arG{{O!Jr~mE$Cjj{Wn*Z|u&i}>#I{+sDOaL_i8vy_R
;r}%N1pxH_KL8Z~=>IMNH~{?rRR9bCMgSWC0{|ib1^_hxCIDjqWB?8TMF4OB3IJdK3jm@2F#!Dk<o^i(?f(q`?*DoJ4FGrl%>S
eS;{V<Mw*PnlEB{yj5CH4{K>z0dkN*V#YyZgqy8sgb2>{{%ZvepmhyUIGiT~UGVE;z{KL8&8od4zkodKW!-T{*U008d+xc>(N7
XY#UqXDx2mjT89^#6bXy8jdc-2Z$4a{&eb@d2#>+W#p55CA9v?EhT=SpPZzO8<ZWMgYeDVF364J^;D^z5f>gwEvU<PXMI=JOIT
2Jpf7o2>$o~oBtUAzyD+X=Knna|Nq1P<^8+=NB+qF4gg&J%Kwf28vrN(8~*kG-2Dmw2>`$U6#$|C|Nq+mp#T5?cmUD=u>bP^)B
oWA<NqH3PXN;YM*#i*{r`*q6adHn2>|{7GyvHD?f)eJP5@j05diA{#Q)9zga2j#G5|FIhX3~ePXJW_JpkSR!T&)3egHNAs{p6~
*8gJx1pul42>}rR5&>%eYX9s1=>Hc0n*Zhh>HyRK*Z>ItHUMV;`~R5$_W#fSq5uQ{!2r?!y#Fu%4FL82>i;4D3jojmYyctv`Ts
@#;r|Bz;Q!zMvj7$VvH;WnWB~U6i2n!xuK*1IX8>paumI!#>i^*X=KtIOy8ki&`v6S;J^?lWxd7n*UH=~dkpMscAOIKu7ywNF8
~_CXGypLGQ~)RdAOOSv2mmht6##nwbN_4q+yI{dvHz?8o&T8tNdT$;-~agk+W%hvJO2s*$p5PU2LKEJ761hREC8kdQvcQfH2;b
J9suzF+W)Kn6978^Pyi(WDF9mlPyeF-@BzjDaR2B3E&%5L4*)L!m;Pq|gaKav1OKf6G64VoJphsbVgR%Mga5w&XaF<-)Bvsji~
#-r%>OC?zW?d}2moRLK>$DhGypIFFaV1GBmlktDF71y;r|i<8UQf>c>)y!WdoZ78Ux_}<o~(<-~Y`23<5X;WCEN576Q=!@&7yk
DFE>QGyow0RsbUa0012TB>+PJCjb!uM*tZB6#zm2DF6xpO#l-BEdW6P8URKB@c$D48~{H6DFFQcR{(4Pz5iYRtpFzgVF2U*_W#
}g6aWqY&;R)Uz5p2j=l^X0<Nw$H?f;ViHUFLewg4^wB>y!3RR7ih2LE0EHUJ0!1ON&E2mk>8cmE6lBmXJ?h5x$$(g4l>g#YLOD
F6WgPyomPasgif=K!n$DFLYe@c-!l(Ep|XTmY5;TmbC=?El&T6#z2;Jpl3mO#h+)qW^#ZL;n{5lmGkwR{tLWJpk(eGXNt1D*&1
RuK(Wup#L8Ly8kr*zyB-%zyDwW=Krk!=l?zcS^;?gYyb%Y^#P>+!vC)Sum9Qq{{QCw3jh56MF4gH)Bm^swf`IdEdbm9B>>F-8U
SbirT}CAeE?AZ1^^cT)&I%=(*M=}TL4u5JpkALG63%XAppAn0s!^@8UUdGpZ~}I0RaC0kpGSULjOtt@Bd5yV*qdf_x~3FaR5C4
UH~Hi?Ef_Yga9xAnE(?2VE?E9`u_s}f&sz*dI5R=jsFAy?f)PE<o_4|%K%>g+5iOrQveG9mH$5g1^~1FI{@MTQ2@&SC;)N)nE*
up`2R8h?f>lm3IH_#|NmD1R{-t)JOJVUA^^?*TL8QN5dZ-I#s3Tc{{OW9_6M;66954K(*Fhl0RR^O#{2*P5C8}OUjdW;<Nx>n%
mJnU|NjdB9sf=LnE%!Pz5iDM`v3U<sQ<nI>;DA+bpPD_MF3?0KmYOn1^@>DKmLRM4FLcDmHxE;2>|~8C;({x0s!a#=>KW{0003
17XGCI9Ria6ssD}t1_C_=hx`TsLjbD+Is9V;l>l-43j+NA{r}eg{r?dF5daea6aWnX76AYM+yDOm`Tr~c_x}a}-v0;y4FK5x4F
LTA^Z)(-{{Qa({r>>~IsgIy`Ty(x`Tzd^A^`pW0|4m%0RR#J<Np=_7XZxv82|?W2mk~CAOQ9M9{|n&(ErK*1^@^E000pH1ONj7
_5b_-3;+ZG<^Kc#`TxWJ`~Uv`+W-Fl^8fb#^Z)k$U;p?2^Zx(<^#APt@BjAy3jqHA?*I1x^8W+?6aWYS6#xPNwf_VF6#xnV695
SS^Z)n%{r~a*^Z)w){{Q^{7y$79769Y_835}44*=Ky3jhxQ2>|r}1_1y64*(1R{{IL7<^Kf$2LL7j0s#I0=Kt{j`Ty$wC;;mJ3
;^5z4FK%_F97ZTcJ+D$G6kvvo(GotsQhaMObp)phW$wWBmvd?|Nim)>HiS`008>`{Qu$q4gl}}2>=ZM_x}R`3jp~4008j+000R
94*>oD_x}h0_5bw$W&r>H8vywK?*I7z_W#HK2>=5CA^;r#2>|~81po>F5daGS6aWbT-~S2#C;-U+?EnA&>i-J>`u_v~^8fz-=l
=u%_x}U{_y7I>3jhTGBLEfv@BhI60024w{Qvy_CIIsP1po^G1_1T{2LK)b4FC=R1^@#9|NkWb1OWU0(f<el3IGHE{r>>~<NqxH
{r~X)`2PR^`Tq$3`2Pz4`~Ud=`~Um@0{{j9^8fn(4*&!J6afGK{Qm_2^ZyP26#)JJ=KuEp`v3a>1OOob^#A|=?EmZkAOQXU{Qm
|32LK5G0RR91{Qvv^2>|y0?f()03;_TC`~MaI_W#`f3;_85{Qm&}<Npo-_WvdT{{Q6v1_1p33jq87_5U6K*Z&Uy_5b?+1pxd12
>|B*=KtOQ4FCZE3;_B63jhrO*8lMT3jqE9{Qvg<1^~qW5dZ}M3;_541OWg4`Tr6C{{IO8_W%F?0|4^>{{IC4Dgg8U9RL{s^8X$
H^Zy$F4gdoH3jhQF3jhuP3IP275&#AO3;^o?`u{Tk3jqB80RR91EC2=o<o^r+;{W>p_x}q33IO&04geGY`Tz6(@BjV(69D=D4F
C=R{{Qp;Q30U;4)k{bANzLzqW)d{y!{sda{bW!qX3)%l>n>#1ON^I1OWa2(f|Da2mliR2LKTOBmfZr3;+uN3IGfMB>)Zp8UXPB
7XSkQ8vq9Y5&-%C8UXqK>i_%y+5g%9*Z=YV;Q#gi{Qm_20s#I0{r?C6?Em!t1^^oX?*AMB005)^{{I{R>;E1A0RRU85&-D`@Ba
<}_y6$!`2Pq13jhcJ4*>iB4gd%M4FCrK4*)6v3;^%{;Q#Xf>;LEf-v1N;0{{~M{{Phf{QnXF|Nj;M4ge<r3;;R+L;yGd4FDzp4
gl!?>Hp^c3IG-W4FK%_=Kt*f1pxm41^^lW_x~CI2>|~83IOK+>i_Nk*Z(R2)&C*@_x~aQ{QoZi008~}4FLB4|Nk@q0RRI4|NjC
2{{K1v|NjC2`Tqj|M+AxY+x*H2+WKSnhW!@*`vH*xDFBQGa{h_{E%+e-`2XVn@BbzM000#L0RS8T3jhWH@c#t>)&KYZ{{Q#?<^
Ki%>i--70s!v+_Wv9J008y>000aC?f>!r`~T+uApjZx^#29`3;^T*3jpl@=l}8l0{|8P69Dc1@BbhG;Q!?R-Tw&y000F52>=WL
_y79;GXM?%3IG8B-2V*#{Qn66`2X$y|Nr&>0RRmE5dZ@K`Tzd^`2X?$`~L?31OV~>0{|WX1^_Dn`~M~Y8vqIb{r?L9=>Hf13IO
!~^8fb#@&En*1OWd30Ra2|@c;7v@c;M!_Wub0`TzR={{Qj+>;Fms3;_TC{{IjFA^;Eo2>=oR@BaV*@Bixm3IOW=@&E7t0ss#H`
v2|!2LJ#70{{sC7XSnR>;D!25&-T0762ds4FL52`~M68`~Um@=Kucx^ZyP2{QnF9900}t0077T`2QjR1ON;G%Kr=i2>>Dh4*=B
vG63uU^Zy6{`u`OG`2P?9{r?dF=>PEl{r?RB<NpEx695DN@&6kD{Quwo_Wv3H`2PX`5&+!)2LKBI>Hh=(`2XPl^Z)$+;r{^u`T
xKF1OOiZ008d)z5nR{Cjj;T5dfh7=KuNs{r?C63INOh0ss*J9RRTZ008~}-v8<U{r~g-902|Q6acvY`TraM{QvL&|Nqwi^ZywD
=KtRR{QnF9D*(;{XZvFJ-Tndq^8CL73;Xr_eESvz-U6TikpQFn008{|7y$GC1pwXu0{{~M+yDIkxc>(L+5Z#(-v8A9wEyb={{J
HY2LSs2{QvL&1ONp91OWa25dhTx0stKV;{Ou>5&-A_|Nry<0s#I0^8W+?902|Q2LR#!?El99-v0{#3jpB%1pveU2><{91ON#D<
Npc(6954K&i`=#AOPt96aX{;>;LQj1OONS_W$JnAprFM?f(b>+W-Im5daSW3;@gj`~T$s`v2ws769)5)Bh3x2mt>7!vFOD{Qu+
s|NkKX_5T6@0{{mA5&#AO76APJ1_0*&?f)JC{Qv0x$p88O^#2k7{{P<p3;_NA`v3j^0ss~O0s!3q1_8bOw*PGbivtM*LH&3D=>
PNo9snBv>;L%w008g*7y#z~5CG->>i^>Z*#8Ou;s472|NjyI<^RtA|Nr3sDge^|8vrB#7y$GC&i^q083E`1
""".replace("\n", "")

# The mover's lead: for having the move, by the playouts' log odds, and by the means of pools.
FIRST, PLAYOUTS = 0.1176, 0.6996
POOLS = (1.738, 3.76, -0.7771, -2.557, 3.45, -1.529, 3.447, -1.307)

# The prior of a half move, by what it adds to the winrate, and of two singles, by how far they are
# apart: up to four spaces each way, and at last all others.
GAIN_SINGLE, GAIN_STACK = 24.14, 16.05
APART = (
    0,
    -0.3506,
    -1.242,
    -0.3487,
    -0.4276,
    0.9245,
    0.9088,
    -0.424,
    -0.335,
    -0.4537,
    0.686,
    -0.05646,
    -0.5731,
    -0.3862,
    -0.4936,
    -0.275,
    -0.276,
    -0.3287,
    -0.3814,
    -0.4908,
    -0.2354,
    -0.2992,
    -0.3579,
    -0.4255,
    -0.5442,
    -0.5167,
)
